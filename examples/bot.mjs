// A player of Gwent in thirty lines: node examples/bot.mjs [http://localhost:8080] [table key]
// With a table and the key of its invite link it joins there; without, it opens a table against the house's own bot.
const { WebSocket } = globalThis.WebSocket ? globalThis : await import('ws');
const [url = 'http://localhost:8080', invited, key] = process.argv.slice(2);

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const { token } = await post('/api/guest', { name: 'Example bot' });
const { games } = await (await fetch(`${url}/api/games`)).json();
const [level] = games.find((game) => game.id === 'gwent').levels; // from the weakest to the strongest
const seats = [{ kind: 'me' }, { kind: 'bot', level }];
const config = { decks: ['starter-northern-realms', 'starter-monsters'] };
const order = { id: 'open', game: 'gwent', config, seats, ready: true };
const table = invited ?? (await post('/api/tables', order, token)).table;

const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
const send = (message) => socket.send(JSON.stringify({ table, ...message }));
socket.onopen = () => {
  send({ type: 'hello', protocol: 1, token });
  if (invited) send({ type: 'join', id: 'join', key, ready: true });
  send({ type: 'watch' });
};
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'error') throw new Error(data);
  if (message.type === 'delta') send({ type: 'watch' }); // asks for the whole table instead of applying the patch
  if (message.type !== 'table') return;
  const { phase, outcome, question, moves } = message.state;
  if (phase === 'finished') {
    console.log(JSON.stringify(outcome));
    socket.close();
  } else if (question) {
    const option = question.options[Math.floor(Math.random() * question.options.length)];
    send({ type: 'answer', id: `move-${moves}`, seat: question.seat, option, moves }); // the same id is applied once
  }
};

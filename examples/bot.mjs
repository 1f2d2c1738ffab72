// A player of Gwent: node examples/bot.mjs [http://localhost:8080] [table key]. Without an invite it plays the house's bot.
const { WebSocket } = globalThis.WebSocket ? globalThis : await import('ws');
const [url = 'http://localhost:8080', invited, key] = process.argv.slice(2);
const call = async (path, token, body) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
const { token } = await call('/api/guest', '', { name: 'Example bot' });
const seats = [{ kind: 'me' }, { kind: 'bot', level: 'farmhand' }];
const game = { game: 'gwent', config: { decks: ['starter-northern-realms', 'starter-monsters'] } };
const table = invited ?? (await call('/api/tables', token, { id: 'open', ...game, seats, ready: true })).table;
const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
const send = (message) => socket.send(JSON.stringify({ table, ...message }));
socket.onopen = () => {
  send({ type: 'hello', protocol: 1, token });
  if (invited) send({ type: 'join', id: 'join', key, ready: true });
  send({ type: 'watch' });
};
socket.onmessage = ({ data }) => {
  const { type, state } = JSON.parse(data);
  if (type === 'error') throw new Error(data);
  if (type === 'delta') send({ type: 'watch' }); // asks for the whole table instead of applying the patch
  if (state?.outcome) {
    console.log(JSON.stringify(state.outcome));
    process.exit();
  }
  if (!state?.question) return;
  const option = state.question.options[Math.floor(Math.random() * state.question.options.length)];
  send({ type: 'answer', id: `move-${state.moves}`, seat: state.question.seat, option }); // the same id is applied once
};

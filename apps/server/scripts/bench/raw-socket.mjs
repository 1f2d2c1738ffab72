import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** The whole number that is written there. */
export function numberAt(data, start) {
  let number = 0;
  for (let at = start; data[at] >= 0x30 && data[at] <= 0x39; at++) number = number * 10 + data[at] - 0x30;
  return number;
}

/** One masked frame. The mask is all zeros: the server undoes it like any other, and the load generator saves the work. */
function frame(opcode, length) {
  const head = length < 126 ? 6 : 8;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = 0x80 | opcode;
  if (length < 126) bytes[1] = 0x80 | length;
  else {
    bytes[1] = 0x80 | 126;
    bytes.writeUInt16BE(length, 2);
  }
  bytes.writeUInt32BE(0, head - 4);
  return { bytes, head };
}

function controlFrame(opcode, payload) {
  const { bytes, head } = frame(opcode, payload.length);
  payload.copy(bytes, head);
  return bytes;
}

/** All sockets read into the same memory, one after the other: what is to be kept must be copied. */
const INBOX = Buffer.allocUnsafeSlow(65_536);

/**
 * A WebSocket reduced to what a load needs, the same for every server under test: a generator that worked as hard as the
 * server would measure itself.
 */
export class RawSocket {
  #socket;
  #rest = null;
  #isOpen = false;
  onText = () => undefined;

  static open(port, path) {
    return new Promise((resolve, reject) => {
      const raw = new RawSocket();
      const callback = (size) => {
        raw.#read(INBOX.subarray(0, size), () => resolve(raw), reject);
        return true;
      };
      const onread = { buffer: INBOX, callback };
      raw.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
      raw.#socket.once('error', reject);
      const key = randomBytes(16).toString('base64');
      const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'];
      raw.#socket.write([...lines, `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13', '', ''].join('\r\n'));
    });
  }

  #read(bytes, opened, failed) {
    let data = this.#rest === null ? bytes : Buffer.concat([this.#rest, bytes]);
    this.#rest = null;
    if (!this.#isOpen) {
      const end = data.indexOf('\r\n\r\n');
      if (end < 0) {
        this.#rest = Buffer.from(data);
        return;
      }
      if (!data.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) {
        failed(new Error(data.subarray(0, end).toString()));
        return;
      }
      this.#isOpen = true;
      data = data.subarray(end + 4);
      opened();
    }
    this.#frames(data);
  }

  #frames(data) {
    let at = 0;
    while (data.length - at >= 2) {
      let start = at + 2;
      let length = data[at + 1] & 0x7f;
      if (length === 126) {
        if (data.length - at < 4) break;
        length = data.readUInt16BE(at + 2);
        start = at + 4;
      } else if (length === 127) {
        if (data.length - at < 10) break;
        length = Number(data.readBigUInt64BE(at + 2));
        start = at + 10;
      }
      if (data.length < start + length) break;
      this.#hear(data[at] & 0x0f, data, start, start + length);
      at = start + length;
    }
    if (at < data.length) this.#rest = Buffer.from(data.subarray(at));
  }

  #hear(opcode, data, start, end) {
    if (opcode === TEXT) this.onText(data, start, end);
    else if (opcode === PING) this.#socket.write(controlFrame(PONG, data.subarray(start, end)));
    else if (opcode === CLOSE) this.#socket.destroy();
  }

  /** Nothing that a load says needs more than ASCII. */
  send(text) {
    const { bytes, head } = frame(TEXT, text.length);
    bytes.latin1Write(text, head);
    this.#socket.write(bytes);
  }

  close() {
    this.#socket.destroy();
  }
}

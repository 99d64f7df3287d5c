import { connect } from 'node:net';

/** Milliseconds between two bytes of a slow client: often enough to seem alive. */
const EVERY_MS = 300;

const UNENDING = {
  headers: 'GET / HTTP/1.1\r\nhost: shop.test\r\nx-slow: ',
  body: 'POST /api/cart/update HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
};

/** A client that sends single bytes and never completes its request; `leave` closes the connection. */
export function slowClient(url: string, part: keyof typeof UNENDING): { leave(): void } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close the connection at any time.
  socket.on('error', () => undefined);
  socket.write(UNENDING[part]);
  const timer = setInterval(() => socket.writable && socket.write('1'), EVERY_MS);
  const leave = () => {
    clearInterval(timer);
    socket.destroy();
  };
  socket.on('close', leave);
  return { leave };
}

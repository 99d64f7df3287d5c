import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEAD_BYTES = 12;
/** Type A and class IN, behind the name. */
const QUESTION_TAIL = 4;

function answerTo(query: Buffer, addresses: readonly string[]): Buffer {
  const end = query.indexOf(0, HEAD_BYTES) + 1 + QUESTION_TAIL;
  const question = query.subarray(HEAD_BYTES, end);
  const head = Buffer.alloc(HEAD_BYTES);
  query.copy(head, 0, 0, 2);
  // A response, recursion available; NXDOMAIN where the name has no address.
  head.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) =>
    // The name by a pointer to the question, A, IN, one second, four bytes.
    Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, question, ...records]);
}

/** A name server on this machine that gives every name the addresses of the moment. */
export async function fakeNameServer() {
  let addresses: readonly string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) =>
    socket.send(answerTo(query, addresses), port, address),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    point: (...to: string[]) => {
      addresses = to;
    },
    close: () => socket.close(),
  };
}

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { inEveryFile } from '../every-file.ts';

export interface ReceivedMail {
  /** The addresses of `RCPT TO`. */
  to: string[];
  /** Headers and content as sent, dots unescaped. */
  content: string;
}

interface Knobs {
  /** How long accepting a message takes, in ms. */
  delayMs: number;
  /** The response to the next `MAIL FROM` commands, e.g. `451 busy`; '' accepts. */
  rejection: string;
}

export interface FakeSmtp {
  url: string;
  received: ReceivedMail[];
  knobs: Knobs;
  close(): Promise<void>;
}

const END = '\r\n.\r\n';

/** The part of SMTP (RFC 5321) that an unauthenticated client needs. */
function converse(socket: Socket, { received, knobs }: Pick<FakeSmtp, 'received' | 'knobs'>) {
  let input = '';
  let to: string[] = [];
  let inData = false;
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  const accept = (content: string) => {
    const mail = { to, content: content.replaceAll('\r\n..', '\r\n.') };
    to = [];
    setTimeout(() => {
      received.push(mail);
      say('250 stored');
    }, knobs.delayMs);
  };
  const answer = (line: string) => {
    const address = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (address !== undefined) to.push(address);
    inData = /^DATA/i.test(line);
    if (inData) say('354 go on');
    else if (/^MAIL/i.test(line) && knobs.rejection) say(knobs.rejection);
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else say('250 ok');
  };
  const next = () => {
    const mark = inData ? END : '\r\n';
    const at = input.indexOf(mark);
    if (at < 0) return false;
    const part = input.slice(0, at);
    input = input.slice(at + mark.length);
    if (inData) accept(part);
    else answer(part);
    if (mark === END) inData = false;
    return true;
  };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    input += bytes.toString('utf8');
    while (next());
  });
  say('220 fake');
}

const open: FakeSmtp[] = [];
inEveryFile('afterEach', async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A mail server on a free port, or on the given one; closes itself after the test. */
export async function fakeSmtp(port = 0): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const knobs: Knobs = { delayMs: 0, rejection: '' };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, { received, knobs });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const fake = { url, received, knobs, close };
  open.push(fake);
  return fake;
}

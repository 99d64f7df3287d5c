import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { PUBLIC_URL } from '../../support/shop-process.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const HOST = new URL(PUBLIC_URL).host;

export interface Answer {
  status: number;
  text: string;
  headers?: IncomingHttpHeaders;
}

interface Sending {
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  /** Time limit in milliseconds for the whole response; by default none. */
  limitMs?: number;
}

const contentOf = ({ json = {}, form }: Sending): [type: string, content: string] =>
  form
    ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
    : ['application/json', JSON.stringify(json)];

/** @throws Error if the connection breaks before the whole response has arrived: the outcome is then unknown */
async function send(
  method: 'GET' | 'POST',
  url: string,
  { limitMs, ...sending }: Sending,
): Promise<Answer> {
  const [type, content] = method === 'POST' ? contentOf(sending) : ['', ''];
  const posted = { 'content-type': type, 'content-length': Buffer.byteLength(content) };
  const headers = { host: HOST, ...(type && posted), ...sending.headers };
  const signal = limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) };
  const sent = request(url, { method, agent, headers, ...signal });
  sent.end(content);
  const [reply]: IncomingMessage[] = await once(sent, 'response');
  // A later error of the connection is one of the answer, too.
  sent.on('error', () => undefined);
  if (reply === undefined) throw new Error('no answer');
  const body = await text(reply);
  if (!reply.complete) throw new Error('the answer was cut off');
  return { status: reply.statusCode ?? 0, text: body, headers: reply.headers };
}

/** Posts to an instance as a load balancer would, with the shop's host name. */
export const post = (url: string, sending: Sending): Promise<Answer> => send('POST', url, sending);

export const get = (url: string, sending: Sending = {}): Promise<Answer> =>
  send('GET', url, sending);

/** Closes connections to stopped instances. */
export const closeConnections = (): void => agent.destroy();

import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { PUBLIC_URL } from '../../support/shop-process.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const HOST = new URL(PUBLIC_URL).host;

export interface Answer {
  status: number;
  text: string;
  retryAfter?: string | undefined;
}

export interface Sending {
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  /** Time limit in milliseconds for the whole response; by default none. */
  limitMs?: number;
}

const contentOf = ({ json, form }: Sending): [type: string, content: string] =>
  form
    ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
    : ['application/json', JSON.stringify(json ?? {})];

function answerOf(reply: IncomingMessage): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const parts: Buffer[] = [];
  reply.on('data', (part: Buffer) => parts.push(part));
  reply.once('error', reject);
  reply.once('end', () => {
    if (!reply.complete) return reject(new Error('the answer was cut off'));
    const text = Buffer.concat(parts).toString('utf8');
    resolve({ status: reply.statusCode ?? 0, text, retryAfter: reply.headers['retry-after'] });
  });
  return promise;
}

function exchange(url: string, options: RequestOptions, content: string, limitMs?: number) {
  return new Promise<Answer>((resolve, reject) => {
    const signal = limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) };
    const sent = request(url, { agent, ...signal, ...options }, (reply) => {
      answerOf(reply).then(resolve, reject);
    });
    sent.once('error', reject);
    sent.end(content);
  });
}

/**
 * Posts to an instance as a load balancer would, with the shop's host name. @throws Error if the connection breaks
 * before the whole response has arrived: the outcome is then unknown
 */
export function post(url: string, sending: Sending): Promise<Answer> {
  const [type, content] = contentOf(sending);
  const headers = {
    host: HOST,
    'content-type': type,
    'content-length': Buffer.byteLength(content),
    ...sending.headers,
  };
  return exchange(url, { method: 'POST', headers }, content, sending.limitMs);
}

export const get = (url: string, { headers, limitMs }: Sending = {}): Promise<Answer> =>
  exchange(url, { method: 'GET', headers: { host: HOST, ...headers } }, '', limitMs);

/** Closes connections to stopped instances. */
export const closeConnections = (): void => agent.destroy();

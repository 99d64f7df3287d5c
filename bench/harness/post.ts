import { Agent, request } from 'node:http';
import { PUBLIC_URL } from './shop-process.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const HOST = new URL(PUBLIC_URL).host;

export interface Answer {
  status: number;
  text: string;
}

interface Sending {
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
}

const contentOf = ({ json, form }: Sending): [type: string, content: string] =>
  form
    ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
    : ['application/json', JSON.stringify(json ?? {})];

/**
 * Posts to an instance as a load balancer would, with the shop's host name. @throws Error if the connection breaks
 * before the whole response has arrived: then the outcome is unknown.
 */
export function post(url: string, sending: Sending): Promise<Answer> {
  const [type, content] = contentOf(sending);
  return new Promise((resolve, reject) => {
    const headers = {
      host: HOST,
      'content-type': type,
      'content-length': Buffer.byteLength(content),
      ...sending.headers,
    };
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.once('error', reject);
      reply.once('end', () =>
        reply.complete
          ? resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') })
          : reject(new Error('the answer was cut off')),
      );
    });
    sent.once('error', reject);
    sent.end(content);
  });
}

/** Closes connections to stopped instances. */
export const closeConnections = (): void => agent.destroy();

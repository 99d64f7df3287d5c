import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Shop } from '../shop.ts';

export interface Answer {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}

interface Sending {
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

const typeAndContent = ({ json, form }: Sending): [string, string] =>
  form
    ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
    : ['application/json', typeof json === 'string' ? json : JSON.stringify(json)];

/** A person with a browser: a network address and cookies. Different networks are different loopback addresses. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #host: string;
  readonly #agent: Agent;

  constructor({ url, host }: Pick<Shop, 'url' | 'host'>, address = '127.0.0.2') {
    this.#url = url;
    this.#host = host;
    this.#agent = new Agent({ keepAlive: true, localAddress: address });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('GET', path, { headers });
  }

  /** Posts JSON; a string is sent unchanged. */
  post(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('POST', path, { json, headers });
  }

  /** Posts a form, as a payment page does. */
  submit(path: string, form: Record<string, string>): Promise<Answer> {
    return this.#send('POST', path, { form });
  }

  #send(method: string, path: string, sending: Sending): Promise<Answer> {
    const [type, content] = method === 'GET' ? ['', ''] : typeAndContent(sending);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: this.#host,
      ...(cookie && { cookie }),
      ...(method === 'POST' && {
        'content-type': type,
        'content-length': Buffer.byteLength(content),
      }),
      ...sending.headers,
    };
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(`${this.#url}${path}`, { method, agent: this.#agent, headers });
      sent.once('error', reject);
      sent.once('response', (reply) => {
        this.#keepCookies(reply.headers['set-cookie'] ?? []);
        const { statusCode: status = 0, headers: received } = reply;
        text(reply).then((body) => resolve({ status, text: body, headers: received }), reject);
      });
      sent.end(content);
    });
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call of the shop on its way to a far end. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answered {
  status: number;
  type: string;
  body: string;
}

/** What happens to a call on its way; `null` cuts its connection. */
export type Carry = (call: Call, forward: () => Promise<Answered>) => Promise<Answered | null>;

export interface FarEndProxy {
  url: string;
  close(): Promise<void>;
}

/** Headers of the connection, not of the call. */
const OF_CONNECTION = ['host', 'connection', 'content-length', 'keep-alive', 'transfer-encoding'];

const callOf = async (request: IncomingMessage): Promise<Call> => ({
  method: request.method ?? 'POST',
  path: request.url ?? '/',
  headers: Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      OF_CONNECTION.includes(name) ? [] : [[name, String(value)]],
    ),
  ),
  body: await text(request),
});

async function forwarded(target: string, { method, path, headers, body }: Call): Promise<Answered> {
  const content = method === 'GET' ? {} : { body };
  const answer = await fetch(`${target}${path}`, { method, headers, ...content });
  const type = answer.headers.get('content-type') ?? 'text/plain';
  return { status: answer.status, type, body: await answer.text() };
}

/** Stands between the shop and a far end, whose calls are carried by `carry`. */
export async function startFarEndProxy(target: string, carry: Carry): Promise<FarEndProxy> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await callOf(request);
    const answer = await carry(call, () => forwarded(target, call));
    if (answer === null) return response.destroy();
    return response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

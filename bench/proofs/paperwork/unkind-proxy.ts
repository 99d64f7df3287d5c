import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Draw } from '../../../server/src/testing/seeded-numbers.ts';

/** What happens to a call on its way: the far end does it in all cases but the first two. */
const FAULTS = ['unavailable', 'cut before', 'answer lost', 'answer late', 'done late'] as const;
export type Fault = (typeof FAULTS)[number];

export interface UnkindProxy {
  url: string;
  /** How many of a hundred calls fail. */
  knobs: { percent: number };
  /** How often each fault occurred. */
  counts: Record<Fault, number>;
  close(): Promise<void>;
}

interface Call {
  path: string;
  type: string;
  body: string;
}

const forward = async (target: string, { path, type, body }: Call) => {
  const answer = await fetch(`${target}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'text/plain' };
  return { status: answer.status, headers, body: await answer.text() };
};

async function callOf(request: IncomingMessage): Promise<Call> {
  return {
    path: request.url ?? '/',
    type: request.headers['content-type'] ?? '',
    body: await text(request),
  };
}

/** A far end's network. `slowMs` is longer than the shop waits for an answer, and shorter than its leases. */
export async function startUnkindProxy(
  target: string,
  { draw, slowMs }: { draw: Draw; slowMs: number },
): Promise<UnkindProxy> {
  const knobs = { percent: 0 };
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const pass = async (call: Call, response: ServerResponse) => {
    const { status, headers, body } = await forward(target, call);
    response.writeHead(status, headers).end(body);
  };
  const WAYS: Record<Fault, (call: Call, response: ServerResponse) => Promise<unknown>> = {
    unavailable: async (_call, response) => response.writeHead(503).end('down'),
    'cut before': async (_call, response) => response.destroy(),
    'answer lost': async (call, response) => {
      await forward(target, call);
      response.destroy();
    },
    'answer late': async (call, response) => {
      const { status, headers, body } = await forward(target, call);
      await pause(slowMs);
      response.writeHead(status, headers).end(body);
    },
    'done late': async (call, response) => {
      await pause(slowMs);
      await pass(call, response);
    },
  };
  const server = createServer(async (request, response) => {
    try {
      const call = await callOf(request);
      const fault = draw(100) < knobs.percent ? FAULTS[draw(FAULTS.length)] : undefined;
      if (fault === undefined) return await pass(call, response);
      counts[fault] += 1;
      await WAYS[fault](call, response);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, knobs, counts, close };
}

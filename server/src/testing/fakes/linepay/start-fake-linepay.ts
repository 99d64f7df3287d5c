import fastify from 'fastify';
import { api } from './api.ts';
import { pages } from './pages.ts';
import { Records } from './records.ts';

export interface FakeLinePay {
  url: string;
  records: Records;
  close(): Promise<void>;
}

/** A local fake of LINE Pay: the published Online API v3 and a payment page; no money moves. */
export async function startFakeLinePay({
  port = 0,
  clock = () => new Date(),
}: {
  port?: number;
  clock?: () => Date;
} = {}): Promise<FakeLinePay> {
  const records = new Records(clock);
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    if (records.knobs.down) return reply.code(503).send('down');
  });
  api(app, records);
  pages(app, records);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, records, close: () => app.close() };
}

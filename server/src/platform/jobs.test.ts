import fastify from 'fastify';
import { asRequest, patienceMs } from './db/request-time.ts';
import { backgroundOf } from './jobs.ts';

it('work that a request starts has no request’s time limit', async () => {
  const app = fastify();
  const waits: (number | undefined)[] = [];
  const run = backgroundOf(app, true)('probe', 60_000, async () => waits.push(patienceMs()));
  asRequest(() => 60_000, run);
  await app.close();
  expect(waits).toEqual([undefined]);
});

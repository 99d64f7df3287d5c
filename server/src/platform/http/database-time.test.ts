import { testApp } from '../../testing/index.ts';
import { patienceMs } from '../db/request-time.ts';

/** An app whose requests have the age that the test sets. */
async function agingApp() {
  const { app } = await testApp({ seed: 'empty' });
  let ageMs = 0;
  app.addHook('onRequest', async (_request, reply) => {
    ageMs = 0;
    Object.defineProperty(reply, 'elapsedTime', { get: () => ageMs });
  });
  const pass = (ms: number) => {
    ageMs += ms;
  };
  return { app, pass };
}

describe('the time of a request for the database', () => {
  it('is the rest of that time, in hooks and in the route', async () => {
    const { app, pass } = await agingApp();
    const seen: (number | undefined)[] = [];
    app.addHook('onRequest', async () => {
      pass(200);
      seen.push(patienceMs());
    });
    app.get('/api/probe', async () => {
      pass(1000);
      seen.push(patienceMs());
    });
    await app.inject('/api/probe');
    expect(seen).toEqual([4000, 3000]);
  });

  it('does not include the arrival of the body', async () => {
    const { app, pass } = await agingApp();
    app.addHook('preParsing', async (_request, _reply, payload) => {
      pass(60_000);
      return payload;
    });
    app.post('/api/probe', async () => {
      pass(1000);
      return { ms: patienceMs() };
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/probe`, { method: 'POST', headers, body: '{}' });
    expect(await answer.json()).toEqual({ ms: 3200 });
  });
});

import { rmSync } from 'node:fs';
import { builtShell } from '../../../testing/deployments/built-shell.ts';
import { testApp } from '../../../testing/index.ts';

it('names the composition that a page gets now, for open tabs to compare, and is never cached [M3]', async () => {
  const dist = builtShell();
  const { app } = await testApp({ env: { DIST_DIR: dist } });
  const page = (await app.inject('/')).body;
  const inlined = JSON.parse(/id="pinpu-composition">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}');
  const answer = await app.inject('/api/composition');
  expect(answer.json()).toEqual({ success: true, body: { id: inlined.id } });
  expect(answer.headers['cache-control']).toBe('no-store');
  rmSync(dist, { recursive: true });
});

it('answers 404 where the server serves no pages [M3]', async () => {
  const { app } = await testApp();
  expect((await app.inject('/api/composition')).statusCode).toBe(404);
});

import fastify from 'fastify';
import type { Deps } from '../../../platform/module.ts';
import { testApp } from '../../../testing/index.ts';
import { healthModule } from './routes.ts';

async function readiness(db: unknown) {
  const { config } = await testApp({ seed: 'empty' });
  const app = fastify();
  await healthModule(app as never, { db, config } as unknown as Deps);
  const { statusCode, body } = await app.inject('/readyz');
  return [statusCode, JSON.parse(body).reason];
}

describe('health', () => {
  it('reports that the process responds, and that its database is migrated', async () => {
    const { app } = await testApp({ seed: 'empty' });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is not ready while the disk of DATA_DIR has less space than MIN_FREE_MB [finding M14]', async () => {
    const { app } = await testApp({ seed: 'empty', env: { MIN_FREE_MB: '9999999' } });
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json().reason]).toEqual([503, 'disk']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('is not ready while the database can be read but not written [finding M14]', async () => {
    const { db } = await testApp({ seed: 'empty' });
    let statements = 0;
    const full = {
      execute: (statement: Parameters<typeof db.execute>[0]) => {
        statements += 1;
        return statements > 2 ? Promise.reject(new Error('disk full')) : db.execute(statement);
      },
    };
    expect(await readiness(full)).toEqual([503, 'database']);
  });

  it('is not ready while the database does not answer [finding M13]', async () => {
    expect(await readiness({ execute: () => new Promise(() => undefined) })).toEqual([
      503,
      'database',
    ]);
  });
});

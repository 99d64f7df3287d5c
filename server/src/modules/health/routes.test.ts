import { testApp } from '../../testing/index.ts';

describe('health', () => {
  it('reports that the process responds, and that its database is migrated', async () => {
    const { app } = await testApp({ seed: 'empty' });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

import { testApp } from '../../testing/index.ts';

describe('health', () => {
  it('says that the process answers, and that its database is migrated', async () => {
    const { app } = await testApp({ seed: 'empty' });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

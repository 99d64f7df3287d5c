import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { registerErrors } from './errors.ts';
import { loggerOptions, registerRequestLog } from './logging.ts';

async function logged(request: {
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions({ logLevel: 'trace' });
  const app = fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } });
  registerErrors(app);
  registerRequestLog(app);
  app.post('/api/order/:id', async () => {
    const cause = new Error('duplicate key value violates unique constraint');
    throw new DrizzleQueryError('select 1 where email = $1', ['mei@pinpu.test'], cause);
  });
  app.post('/vip', async () => 'fine');
  await app.inject({ method: 'POST', ...request });
  await app.close();
  return lines.join('');
}

describe('the log', () => {
  it('names the route, never the request’s parameters', async () => {
    const text = await logged({
      url: '/vip?magic=ABCDEFGHJK&s=session-1',
      headers: { authorization: 'Bearer secret-token', cookie: 'pinpu_visitor=visitor-1' },
      payload: { email: 'mei@pinpu.test', otp: '123456' },
    });
    expect(text).toContain('/vip');
    const secrets = /ABCDEFGHJK|session-1|secret-token|visitor-1|mei@pinpu|123456|127\.0\.0\.1/;
    expect(text).not.toMatch(secrets);
  });

  it('says why a query failed, without its values', async () => {
    const text = await logged({
      url: '/api/order/O-4711?s=session-1',
      payload: { acc_email: 'mei@pinpu.test' },
    });
    expect(text).toContain('unexpected error');
    expect(text).toContain('select 1 where email = $1');
    expect(text).toContain('duplicate key');
    expect(text).not.toMatch(/mei@pinpu|O-4711|session-1/);
  });

  it('logs the errors of an AggregateError without their values [finding M20]', () => {
    const options = loggerOptions({ logLevel: 'info' });
    const describe = typeof options === 'object' ? options.serializers?.err : undefined;
    const query = new DrizzleQueryError('select 1 where email = $1', ['mei@pinpu.test']);
    const thrown = Object.assign(
      new AggregateError([query, new Error('no answer')], 'orders could not be swept'),
      { code: 'SWEEP' },
    );
    const text = JSON.stringify(describe?.(thrown));
    for (const part of ['orders could not be swept', 'select 1 where email = $1', 'no answer'])
      expect(text).toContain(part);
    expect(text).not.toContain('mei@pinpu');
  });

  it('does not log an unknown address', async () => {
    expect(await logged({ url: '/api/vip/mei@pinpu.test' })).not.toContain('mei@pinpu');
  });
});

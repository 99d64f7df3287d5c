import { testApp } from '../../../testing/index.ts';
import { freePort } from '../../../testing/shop-process.ts';
import { insertMail } from '../mail/repository.ts';

const TOKEN = 'token-of-the-monitoring';
const headers = { authorization: `Bearer ${TOKEN}` };
const SAMPLE = /^([a-z_][a-z0-9_]*)(?:\{([^{}]*)\})? (-?[0-9.e+-]+|nan|\+inf)$/i;
const METADATA = /^# (?:HELP|TYPE) [a-z_][a-z0-9_]* .+$/;

/** The samples of a scrape by name and labels. @throws Error for a line that is not OpenMetrics. */
function parse(text: string): Map<string, number> {
  const lines = text.split('\n');
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
  const samples = new Map<string, number>();
  for (const line of lines.slice(0, -2)) {
    const [, name, labels, value] = SAMPLE.exec(line) ?? [];
    if (name) samples.set(labels ? `${name}{${labels}}` : name, Number(value));
    else if (!METADATA.test(line)) throw new Error(`not OpenMetrics: ${line}`);
  }
  return samples;
}

describe('GET /metrics [finding M20]', () => {
  it('counts requests by route, and what waits in queues', async () => {
    const { app, db, clock } = await testApp({ env: { METRICS_TOKEN: TOKEN } });
    const mail = { to: 'mei@pinpu.test', kind: 'code', subject: '驗證碼', text: '', html: '' };
    await insertMail(db, mail, clock.now());
    clock.advance(90_000);
    await app.inject('/api/product/P0001');
    const answer = await app.inject({ url: '/metrics', headers });
    expect(answer.headers['content-type']).toMatch(/^application\/openmetrics-text/);
    const samples = parse(answer.body);
    expect(samples.get('pinpu_queued_mails')).toBe(1);
    expect(samples.get('pinpu_oldest_mail_seconds')).toBe(90);
    expect(samples.get('pinpu_orders_in_processing')).toBe(0);
    expect(samples.get('pinpu_open_refunds')).toBe(0);
    expect(samples.get('pinpu_waiting_pictures')).toBe(0);
    expect(samples.get('pinpu_database_up')).toBe(1);
    expect(samples.has('nodejs_eventloop_lag_seconds')).toBe(true);
    const counted = [...samples].filter(([name]) =>
      name.startsWith('pinpu_http_request_seconds_count{method="GET",route="/api/product/'),
    );
    expect(counted).toEqual([[expect.any(String), 1]]);
    expect(answer.body).not.toContain('mei@pinpu');
  });

  it('says by how much the clock differs from the database’s', async () => {
    const { app, clock } = await testApp({ env: { METRICS_TOKEN: TOKEN } });
    clock.advance(Date.now() + 86_400_000 - clock.now().getTime());
    const samples = parse((await app.inject({ url: '/metrics', headers })).body);
    expect(Math.round((samples.get('pinpu_clock_ahead_seconds') ?? 0) / 3600)).toBe(24);
  });

  it.each([{}, { authorization: 'Bearer token-of-the-monitorinh' }])(
    'is rejected with %j',
    async (wrong) => {
      const { app } = await testApp({ seed: 'empty', env: { METRICS_TOKEN: TOKEN } });
      const { statusCode, body } = await app.inject({ url: '/metrics', headers: wrong });
      expect([statusCode, body]).toEqual([401, '']);
    },
  );

  it.each<Record<string, string>>([
    {},
    { METRICS_PORT: '9464' },
    { METRICS_PORT: '9464', METRICS_TOKEN: TOKEN },
  ])('is not on the shop’s own port with %j', async (env) => {
    const { app } = await testApp({ seed: 'empty', env });
    const { body } = await app.inject({ url: '/metrics', headers });
    expect(body).not.toContain('# EOF');
  });

  it('is on METRICS_PORT, for this machine only, whatever HOST is [41 S9]', async () => {
    const port = await freePort();
    const { app } = await testApp({
      seed: 'empty',
      // No address of this machine: listening there would fail.
      env: { METRICS_PORT: `${port}`, HOST: '203.0.113.1' },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(parse(await answer.text()).get('pinpu_database_up')).toBe(1);
  });
});

import { rmSync } from 'node:fs';
import type { PartEvent } from '@pinpu/shared/contracts';
import { partReportNetworks, partReports } from '../../../platform/db/schema/index.ts';
import { builtShell } from '../../../testing/deployments/built-shell.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';

const TOKEN = 'token-of-the-monitoring';
let dist = '';
let shop: TestApp;
beforeEach(async () => {
  dist = builtShell();
  shop = await testApp({ env: { DIST_DIR: dist, METRICS_TOKEN: TOKEN } });
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** Opens a page as a browser does; returns the token for its reports. */
async function openPage(): Promise<string> {
  const { body } = await shop.app.inject('/');
  return JSON.parse(/id="pinpu-composition">(.*?)<\/script>/.exec(body)?.[1] ?? '').page;
}

const event = (fields: Partial<PartEvent> = {}): PartEvent => ({
  remote: 'mf-cart',
  version: '1',
  phase: 'entry',
  outcome: 'ok',
  ...fields,
});

const report = (page: string, events: PartEvent[], remoteAddress = '192.0.2.1') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/parts/report',
    payload: { page, events },
    headers: { 'sec-fetch-site': 'same-origin' },
    remoteAddress,
  });

/** The stored counts after this instance has stopped. */
async function stored() {
  await shop.app.close();
  const counts = await shop.db.select().from(partReports).orderBy(partReports.phase);
  const networks = await shop.db.select().from(partReportNetworks);
  return {
    counts: counts.map(({ remote, phase, outcome, count, ms, why }) =>
      [remote, phase, outcome, count, ms, why].join(' ').trim(),
    ),
    votes: networks.map(({ pages, failed }) => [pages, failed]),
  };
}

async function metrics(name: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await shop.app.inject({ url: '/metrics', headers });
  return body.split('\n').filter((line) => line.startsWith(`pinpu_${name}_total{`));
}

describe('reports of pages', () => {
  it('is counted by version, phase and outcome, with durations and the last reason [M4]', async () => {
    for (const ms of [100, 300])
      await report(await openPage(), [
        event({ ms }),
        event({ phase: 'part', outcome: 'failed', why: `no answer within ${ms} ms` }),
      ]);
    expect(await metrics('part_reports')).toEqual([
      'pinpu_part_reports_total{remote="mf-cart",version="1",phase="entry",outcome="ok"} 2',
      'pinpu_part_reports_total{remote="mf-cart",version="1",phase="part",outcome="failed"} 2',
    ]);
    expect(await stored()).toEqual({
      counts: ['mf-cart entry ok 2 400', 'mf-cart part failed 2 0 no answer within 300 ms'],
      votes: [[2, 2]],
    });
  });

  it('counts once per page, however often it is sent, and for one version of a remote', async () => {
    const page = await openPage();
    for (let n = 0; n < 5; n += 1)
      await report(page, [
        event({ outcome: 'failed' }),
        event({ phase: 'part', outcome: 'failed' }),
      ]);
    expect(await stored()).toEqual({
      counts: ['mf-cart entry failed 1 0', 'mf-cart part failed 1 0'],
      votes: [[1, 1]],
    });
  });

  it('counts nothing without the token of a page, with an old one, or of versions nobody deployed', async () => {
    const page = await openPage();
    await report('', [event()]);
    await report(`${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`, [event()]);
    await report(`${page.startsWith('x') ? 'y' : 'x'}${page.slice(1)}`, [event()]);
    await report(page, [
      event({ version: '2' }),
      event({ remote: 'mf-evil' }),
      event({ remote: '__proto__' }),
      event({ version: 'toString' }),
    ]);
    shop.clock.advance(13 * 3_600_000);
    await report(page, [event()]);
    expect(await metrics('part_reports')).toEqual([]);
    expect(await stored()).toEqual({ counts: [], votes: [] });
  });

  it('gives one network one vote: of IPv4 a /24, of IPv6 a /48', async () => {
    const failed = [event({ outcome: 'failed' })];
    for (let n = 1; n < 9; n += 1) {
      await report(await openPage(), failed, `192.0.2.${n}`);
      await report(await openPage(), failed, `2001:db8:1:${n}::1`);
    }
    await report(await openPage(), failed, '198.51.100.1');
    expect((await stored()).votes.sort()).toEqual([
      [1, 1],
      [8, 8],
      [8, 8],
    ]);
  });

  it('is read 600 times in ten minutes from one address, and answered alike afterwards', async () => {
    for (let n = 0; n < 601; n += 1) await report('', []);
    const page = await openPage();
    expect((await report(page, [event()])).statusCode).toBe(204);
    await report(page, [event()], '192.0.2.2');
    expect((await stored()).counts).toEqual(['mf-cart entry ok 1 0']);
  });

  it('is rejected where it is no report', async () => {
    const page = await openPage();
    const long = [event({ why: 'x'.repeat(201) })];
    expect((await report(page, long)).statusCode).toBe(400);
    expect((await report(page, Array(65).fill(event()))).statusCode).toBe(400);
  });
});

it('counts files of a deployed version that can’t be served, and of no other', async () => {
  for (const path of ['mf-cart/1/gone.js', 'mf-cart/2/gone.js', 'mf-evil/1/gone.js'])
    await shop.app.inject(`/remotes/${path}`);
  expect(await metrics('remote_file_errors')).toEqual([
    'pinpu_remote_file_errors_total{remote="mf-cart",version="1",status="4xx"} 1',
  ]);
});

import type { PartReport } from '@pinpu/shared/contracts';
import { partReportSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { RemotePart } from './composition/RemotePart.tsx';
import { reportError, reportSuccess, startReports } from './part-reports.ts';
import { LoadError } from './report.ts';
import { testComposition, testVersion } from './testing/compositions.ts';

const REMOTES = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `mf-${name}`);
const sent: PartReport[] = [];
const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>(() => true);
let reads: Promise<unknown>[] = [];

const readLater = (body: Blob) =>
  new Promise<void>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const read = safeParse(partReportSchema, JSON.parse(String(reader.result)));
      if (read.success) sent.push(read.data);
      resolve();
    };
    reader.readAsText(body);
  });

/** Reports sent since the last call. */
async function beacons() {
  await Promise.all(reads);
  return sent.splice(0).map(({ events }) => events);
}

beforeAll(() => {
  const remotes = REMOTES.map((name) => [name, { ...testVersion(), version: '1' }] as const);
  const composition = testComposition(Object.fromEntries(remotes));
  startReports(composition);
  reportSuccess('mf-a', 'part');
  startReports({ ...composition, page: 'token' });
});
beforeEach(() => {
  stopTime();
  reads = [];
  sendBeacon.mockImplementation((_url, body) => {
    reads.push(readLater(body));
    return true;
  });
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const hide = () => window.dispatchEvent(new Event('pagehide'));

it('reports go together, once each, after some seconds or when the page is left [M4]', async () => {
  reportSuccess('mf-a', 'entry', 12.6);
  reportSuccess('mf-a', 'entry', 99);
  reportError('mf-b', 'part', new Error('no answer within 12000 ms'));
  reportSuccess('mf-unknown', 'entry');
  expect(await beacons()).toEqual([]);
  await passTime(5000);
  const [first, ...others] = await beacons();
  expect(others).toEqual([]);
  expect(first).toEqual([
    { remote: 'mf-a', version: '1', phase: 'entry', outcome: 'ok', ms: 13 },
    {
      remote: 'mf-b',
      version: '1',
      phase: 'part',
      outcome: 'failed',
      why: 'Error: no answer within * ms',
    },
  ]);
  reportSuccess('mf-a', 'render');
  hide();
  hide();
  expect(await beacons()).toEqual([
    [{ remote: 'mf-a', version: '1', phase: 'render', outcome: 'ok' }],
  ]);
  await passTime(60_000);
  expect(await beacons()).toEqual([]);
});

it.each([
  ['mf-a', new TypeError('x is not a function'), 'TypeError: x is not a function'],
  [
    'mf-b',
    new SyntaxError('Unexpected token \'王\', "{"name":"Mei"}" is not valid JSON'),
    'SyntaxError: Unexpected token * is not valid JSON',
  ],
  [
    'mf-c',
    new Error('https://shop.test/vip?token=abc failed'),
    'Error: https://shop.test/vip* failed',
  ],
  ['mf-d', new Error('member mei@pinpu.test 0912345678 王小明'), 'Error: member * * *'],
  ['mf-e', 'x'.repeat(500_000), 'x'.repeat(200)],
  ['mf-f', `said "Mei${' and more'.repeat(50_000)}"`, 'said *'],
])('the reason of %s contains no personal data', async (remote, error, why) => {
  reportError(remote, 'exposed module', error);
  hide();
  expect((await beacons())[0]?.[0]?.why).toBe(why);
});

const show = (id: string, load: () => Promise<() => string>) =>
  renderAt(
    '/',
    '/',
    <RemotePart id={id} load={load} props={{}} pending="載入中" failed={() => '暫時無法顯示'} />,
  );

it('reports a rendered part and one that throws, but a part that failed to load only once [M4]', async () => {
  show('mf-d/page/good', async () => () => '商品');
  await screen.findByText('商品');
  show('mf-e/page/broken', async () => () => {
    throw new RangeError('broken');
  });
  await screen.findByText('暫時無法顯示');
  show('mf-f/page/gone', async () => {
    throw new LoadError('part of /remotes/mf-f/1/ failed');
  });
  await screen.findAllByText('暫時無法顯示');
  hide();
  const [events] = await beacons();
  expect(events?.map(({ remote, phase, outcome, why }) => [remote, phase, outcome, why])).toEqual([
    ['mf-d', 'render', 'ok', undefined],
    ['mf-e', 'render', 'failed', 'RangeError: broken'],
  ]);
});

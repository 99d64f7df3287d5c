import { type TestApp, testApp } from '../../../testing/index.ts';
import { type Administrator, signedInOwner } from '../../../testing/people/administrators.ts';
import { type AuditEntry as Entry, recordAudit } from '../audit/service.ts';

let shop: TestApp;
let owner: Administrator;

beforeEach(async () => {
  shop = await testApp({ now: '2026-11-21T23:59:00+08:00' });
  owner = await signedInOwner(shop);
});

const record = (entry: Partial<Entry>) =>
  recordAudit(shop.db, {
    ...{ at: shop.clock.now(), actor: { name: 'mei', kind: 'administrator' as const } },
    ...{ action: 'order.ship', outcome: 'ok', ...entry },
  });
const read = async (query: Record<string, string> = {}) => {
  const text = new URLSearchParams(query).toString();
  return (await owner.call('GET', `/api/audit?${text}`)).json().body as {
    entries: { subject: string; action: string; actor: string }[];
    next: string;
  };
};
const subjects = async (query: Record<string, string>) =>
  (await read(query)).entries.map(({ subject }) => subject);

it('the audit log is paged by a cursor, newest first, while entries are added', async () => {
  for (let n = 0; n < 60; n += 1) await record({ subject: `A${n}` });
  const first = await read({ actor: 'mei' });
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]?.subject).toBe('A59');
  await record({ subject: 'A60' });
  const second = await read({ actor: 'mei', before: first.next });
  expect(second.entries.map(({ subject }) => subject)).toEqual([
    'A9',
    'A8',
    'A7',
    'A6',
    'A5',
    'A4',
    'A3',
    'A2',
    'A1',
    'A0',
  ]);
  expect(second.next).toBe('');
});

it('the audit log is filtered by actor, action or its first part, subject, and a day of Taipei', async () => {
  await record({ subject: 'A1' });
  await record({
    subject: 'A2',
    action: 'order.cancel',
    actor: { name: 'lin', kind: 'administrator' },
  });
  await record({ subject: 'A3', action: 'orders.other' });
  shop.clock.advance(2 * 60_000);
  await record({ subject: 'A4' });
  expect(await subjects({ actor: 'lin' })).toEqual(['A2']);
  expect(await subjects({ action: 'order' })).toEqual(['A4', 'A2', 'A1']);
  expect(await subjects({ action: 'order.ship', day: '2026-11-21' })).toEqual(['A1']);
  expect(await subjects({ subject: 'A3' })).toEqual(['A3']);
  expect(await subjects({ day: '2026-11-22', actor: 'mei' })).toEqual(['A4']);
  expect((await owner.call('GET', '/api/audit?day=tomorrow')).statusCode).toBe(400);
  expect((await owner.call('GET', '/api/audit?before=x')).statusCode).toBe(400);
});

it.each([
  '/api/audit?day=2026-02-31',
  '/api/backoffice/stock/edits?day=2026-02-31',
  '/api/backoffice/orders?from=2026-02-31',
])('%s, a day that does not exist, is rejected', async (url) => {
  expect((await owner.call('GET', url)).statusCode).toBe(400);
});

it('the audit log leaves out what was only read, on request [41 W8]', async () => {
  const actions = ['order.ship', 'order.list', 'lookup.User', 'settings.versions', 'stock.save'];
  for (const action of actions) await record({ action, subject: 'X1' });
  const { entries } = await read({ subject: 'X1', kind: 'changes' });
  expect(entries.map((one: { action: string }) => one.action)).toEqual([
    'stock.save',
    'order.ship',
  ]);
});

it('the audit log records who reads it, and with which filter', async () => {
  await read({ actor: 'mei' });
  const { entries } = await read({ action: 'audit.read' });
  expect(entries).toMatchObject([{ actor: 'counter', detail: { actor: 'mei' } }]);
});

it('the audit log is a CSV for Excel, with times of Taipei and no formula', async () => {
  await record({ subject: '=1+1', detail: { role: 'owner' } });
  const { csv, cut } = (await owner.call('GET', '/api/audit/csv?actor=mei')).json().body;
  expect(cut).toBe(false);
  expect(csv).toBe(
    '\uFEFF時間,操作者,身分,操作,對象,細節,結果\r\n' +
      `2026-11-21 23:59:00,mei,管理員,order.ship,'=1+1,"{""role"":""owner""}",ok\r\n`,
  );
});

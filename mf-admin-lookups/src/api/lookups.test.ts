import { fakeApi } from '@pinpu/shared/testing';
import { fetchEnv, fetchEsch } from './config.ts';
import {
  fetchAccounts,
  fetchBizUsers,
  fetchMerchants,
  fetchPeriods,
  fetchSystemUsers,
  fetchTemplates,
  fetchUserGroups,
} from './lookups.ts';

const none = () => ({ Success: true, Data: [] });
const urlOf = (request: Request | undefined) => new URL(request?.url ?? '');
const textOf = (base64: string | null) => Buffer.from(base64 ?? '', 'base64').toString();

it.each([
  ['/api/BizUser', fetchBizUsers],
  ['/api/BizUserGroup', fetchUserGroups],
  ['/api/User', fetchSystemUsers],
  ['/api/BizAccount', fetchAccounts],
  ['/api/BizBillTemplate', fetchTemplates],
  ['/api/BizBillPeriod', fetchPeriods],
  ['/api/BizData/Merchants', fetchMerchants],
])('requests all of %s with a time stamp [A1 A3 A4]', async (path, fetchAll) => {
  const arrived = fakeApi({ [`GET ${path}`]: none });
  expect(await fetchAll()).toEqual([]);
  const { searchParams } = urlOf(arrived[0]);
  expect([...searchParams.keys()].sort()).toEqual(['l', 't']);
  expect(searchParams.get('l')).toBe('-1');
  expect(searchParams.get('t')).toMatch(/^\d{13}$/);
});

it.each([
  ['/api/BizProfile/BizAccount', fetchAccounts],
  ['/api/BizProfile/BizBillTemplate', fetchTemplates],
  ['/api/BizProfile/BizBillPeriod', fetchPeriods],
  ['/api/BizProfile/Merchants', fetchMerchants],
])('requests %s where a business user is given [A4]', async (path, fetchOf) => {
  const arrived = fakeApi({ [`GET ${path}`]: none });
  await fetchOf({ bizId: 'b 1' });
  expect(urlOf(arrived[0]).searchParams.get('bizId')).toBe('b 1');
});

it('sends text and order as base64 with ttcode=true [A1]', async () => {
  const arrived = fakeApi({ 'GET /api/BizUser': none });
  await fetchBizUsers({ text: '王小姐 👍', order: 'DisplayName desc' });
  await fetchBizUsers({ order: 'DisplayName' });
  const [both, ordered] = arrived.map((request) => urlOf(request).searchParams);
  expect(both?.get('ttcode')).toBe('true');
  expect(textOf(both?.get('t') ?? null)).toBe('王小姐 👍');
  expect(textOf(both?.get('o') ?? null)).toBe('DisplayName desc');
  // A time stamp in `t` would be decoded as base64.
  expect(ordered?.get('t')).toBe('');
});

it('reads environment and choices [A2]', async () => {
  const env = { lang: 'zh-TW', curr: 'TWD', shop: '拼鋪', api_version: 'v.5' };
  const esch = { print_layouts: [{ value: 1, text: 'A4 單聯' }] };
  const arrived = fakeApi({
    'GET /api/Config/env': () => ({ Success: true, Data: env }),
    'GET /api/Config/esch': () => ({ Success: true, Data: esch }),
  });
  expect(await fetchEnv()).toEqual(env);
  expect(await fetchEsch()).toEqual(esch);
  for (const request of arrived) expect(urlOf(request).searchParams.get('t')).toMatch(/^\d{13}$/);
});

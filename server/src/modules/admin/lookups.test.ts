import {
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  systemUsers,
  userGroups,
} from '../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../testing/index.ts';
import { signedInAdmin } from '../../testing/signed-in-admin.ts';

let shop: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  shop = await testApp();
  const { db } = shop;
  headers = await signedInAdmin(shop);
  await db.insert(bizUsers).values([
    { BizUserId: 'T-B1', DisplayName: '大安社區' },
    { BizUserId: 'T-B2', DisplayName: '信義國小' },
  ]);
  await db.insert(systemUsers).values({ UserId: 'T-U1', DisplayName: '陳會計' });
  await db.insert(userGroups).values({ GroupId: 'T-G1', GroupCode: 'ACC', Name: '會計' });
  await db.insert(bizAccountGroups).values([
    { BizAccountGroupId: 'T-A1', Name: '住戶', BizUserId: 'T-B1' },
    { BizAccountGroupId: 'T-A2', Name: '學生', BizUserId: 'T-B2' },
  ]);
  await db.insert(bizMerchants).values({
    BizMerchantId: 'T-M1',
    BizMerchantCode: '12345675',
    MerchantName: '大安管委會',
    BizUserId: 'T-B1',
  });
  await db.insert(billTemplates).values([
    {
      BillTemplateId: 'T-T1',
      Name: '管理費',
      BizAccountGroupId: 'T-A1',
      DtlList: [{ Name: '清潔', Amount: 300 }],
    },
    { BillTemplateId: 'T-T2', Name: '學費', BizAccountGroupId: 'T-A2' },
  ]);
  await db.insert(billPeriods).values([
    {
      BillPeriodId: 'T-P1',
      BillPeriodName: '十月',
      BillTemplateId: 'T-T1',
      BizMerchantId: 'T-M1',
      StartDate: '2026-10-01',
      EndDate: '2026-10-31',
      DeadLine: '2026-11-10',
    },
    {
      BillPeriodId: 'T-P2',
      BillPeriodName: '上學期',
      BillTemplateId: 'T-T2',
      StartDate: '2026-09-01',
      EndDate: '2027-01-20',
      DeadLine: '2026-09-30',
    },
  ]);
});

const get = (url: string) => shop.app.inject({ method: 'GET', url, headers });
const list = async (url: string) => (await get(url)).json().Data as Record<string, unknown>[];
const idsOf = async (url: string, key: string) =>
  (await list(url)).map((row) => row[key]).filter((id) => String(id).startsWith('T-'));

describe('the lookups', () => {
  it.each([
    ['/api/BizUser', { BizUserId: 'T-B1', DisplayName: '大安社區' }],
    ['/api/User', { UserId: 'T-U1', DisplayName: '陳會計' }],
    ['/api/BizUserGroup', { GroupId: 'T-G1', GroupCode: 'ACC', Name: '會計' }],
    ['/api/BizAccount', { BizAccountGroupId: 'T-A1', Name: '住戶' }],
    [
      '/api/BizData/Merchants',
      {
        BizMerchantId: 'T-M1',
        BizMerchantCode: '12345675',
        MerchantName: '大安管委會',
        EntryBankCode: '',
        EntryBankNo: '',
      },
    ],
    [
      '/api/BizBillTemplate',
      expect.objectContaining({
        BillTemplateId: 'T-T1',
        BizAccountGroupName: '住戶',
        DtlList: [{ Name: '清潔', Amount: 300 }],
        UsePfn: false,
      }),
    ],
    [
      '/api/BizBillPeriod',
      {
        BillPeriodId: 'T-P1',
        BillPeriodName: '十月',
        BillTemplateId: 'T-T1',
        BillTemplateName: '管理費',
        BizAccountGroupId: 'T-A1',
        BizAccountGroupName: '住戶',
        BizMerchantCode: '12345675',
        BizMerchantId: 'T-M1',
        StartDate: '2026-10-01',
        EndDate: '2026-10-31',
        DeadLine: '2026-11-10',
      },
    ],
  ])(
    '%s lists with l=-1, with the fields of the specification and no others [A3] [A4]',
    async (path, row) => {
      const answer = await get(`${path}?t=1762135200000&l=-1`);
      expect(answer.json()).toMatchObject({ Success: true });
      expect(answer.json().Data).toContainEqual(row);
    },
  );

  it('omits the built-in administrator group, which readers add [A3]', async () => {
    expect((await list('/api/BizUserGroup?l=-1')).map((row) => row.GroupCode)).not.toContain(
      'ADMIN',
    );
  });

  it('gives a period without a merchant an empty code [A4]', async () => {
    const period = (await list('/api/BizBillPeriod')).find((row) => row.BillPeriodId === 'T-P2');
    expect(period).toMatchObject({ BizMerchantCode: '', BizMerchantId: '' });
  });

  it.each([
    ['BizAccount', 'BizAccountGroupId', ['T-A1']],
    ['BizBillTemplate', 'BillTemplateId', ['T-T1']],
    ['BizBillPeriod', 'BillPeriodId', ['T-P1']],
    ['Merchants', 'BizMerchantId', ['T-M1']],
  ])('of one business user come from /api/BizProfile/%s [A4]', async (name, key, ids) => {
    expect(await idsOf(`/api/BizProfile/${name}?bizId=T-B1&t=1&l=-1`, key)).toEqual(ids);
    expect((await get(`/api/BizProfile/${name}?bizId=T-B9`)).statusCode).toBe(404);
    expect((await get(`/api/BizProfile/${name}`)).statusCode).toBe(400);
  });

  it('are limited to the requested number', async () => {
    expect(await list('/api/BizUser?l=1')).toHaveLength(1);
  });

  it('take text in t and o as base64 with ttcode=true [A1]', async () => {
    const t = encodeURIComponent(Buffer.from('王小姐').toString('base64'));
    expect((await get(`/api/BizUser?t=${t}&o=${t}&ttcode=true`)).statusCode).toBe(200);
    const refused = await get(`/api/BizUser?t=${encodeURIComponent('王')}&ttcode=true`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ Success: false, Message: expect.any(Array) });
  });

  it.each(['l=0', 'l=-2', 'l=x', 'ttcode=maybe', 'l=1&l=2', `t=${'x'.repeat(600)}`])(
    'reject ?%s with a 400 [X2]',
    async (query) => {
      expect((await get(`/api/BizUser?${query}`)).statusCode).toBe(400);
    },
  );
});

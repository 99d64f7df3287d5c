import {
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  systemUsers,
  userGroups,
} from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { signedInAdmin } from '../../../testing/people/signed-in-admin.ts';

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
  ])(
    'the lookups of one business user come from /api/BizProfile/%s [A4]',
    async (name, key, ids) => {
      expect(await idsOf(`/api/BizProfile/${name}?bizId=T-B1&t=1&l=-1`, key)).toEqual(ids);
      expect((await get(`/api/BizProfile/${name}?bizId=T-B9`)).statusCode).toBe(404);
      expect((await get(`/api/BizProfile/${name}`)).statusCode).toBe(400);
    },
  );

  it('are limited to the requested number', async () => {
    expect(await list('/api/BizUser?l=1')).toHaveLength(1);
  });

  const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));
  const searched = (path: string, text: string, key: string) =>
    idsOf(`/api/${path}?t=${encoded(text)}&ttcode=true&l=-1`, key);

  it.each([
    ['BizUser', '社區', 'BizUserId', ['T-B1']],
    ['BizUser', '\u3000信義 \u3000國小', 'BizUserId', ['T-B2']],
    ['BizUser', 't-b2', 'BizUserId', ['T-B2']],
    ['BizUser', 'Ｔ-Ｂ２', 'BizUserId', ['T-B2']],
    ['BizUser', '信義 社區', 'BizUserId', []],
    ['User', '會計', 'UserId', ['T-U1']],
    ['BizUserGroup', 'acc', 'GroupId', ['T-G1']],
    ['BizAccount', '學', 'BizAccountGroupId', ['T-A2']],
    ['BizData/Merchants', '12345675', 'BizMerchantId', ['T-M1']],
    ['BizBillTemplate', '住戶 管理', 'BillTemplateId', ['T-T1']],
    ['BizBillPeriod', '12345675 十月', 'BillPeriodId', ['T-P1']],
    ['BizBillPeriod', '2026-09-30', 'BillPeriodId', ['T-P2']],
  ])('%s with %j in t lists what contains every word: %s %j [A1]', async (path, text, key, ids) => {
    expect(await searched(path, text, key)).toEqual(ids);
  });

  it.each(['%', '_', 'T_B1', '\\', "'", '\0'])(
    'take %j in t for itself, not for a wildcard [A1]',
    async (text) => {
      expect(await searched('BizUser', `T-B1${text}`, 'BizUserId')).toEqual(
        text === '\0' ? ['T-B1'] : [],
      );
    },
  );

  it('take digits in t for a time stamp, and for text with ttcode=true [A1]', async () => {
    expect(await idsOf('/api/BizUser?t=1762135200000&l=-1', 'BizUserId')).toEqual(['T-B1', 'T-B2']);
    expect(await searched('BizUser', '1762135200000', 'BizUserId')).toEqual([]);
    expect(await idsOf(`/api/BizUser?t=${encodeURIComponent('大安')}`, 'BizUserId')).toEqual([
      'T-B1',
    ]);
  });

  it('search within one business user and a limit [A1] [A4]', async () => {
    const t = encoded('T-');
    const of = (id: string, l: number) =>
      idsOf(
        `/api/BizProfile/BizAccount?bizId=${id}&t=${t}&ttcode=true&l=${l}`,
        'BizAccountGroupId',
      );
    expect(await of('T-B2', -1)).toEqual(['T-A2']);
    expect(await idsOf(`/api/BizAccount?t=${t}&ttcode=true&l=1`, 'BizAccountGroupId')).toEqual([
      'T-A1',
    ]);
  });

  it.each([
    ['BizUser', 'BizUserId desc', 'BizUserId', ['T-B2', 'T-B1']],
    ['BizBillPeriod', 'DeadLine', 'BillPeriodId', ['T-P2', 'T-P1']],
    ['BizBillPeriod', 'DeadLine DESC', 'BillPeriodId', ['T-P1', 'T-P2']],
    ['BizBillPeriod', 'BizMerchantCode', 'BillPeriodId', ['T-P2', 'T-P1']],
    ['BizBillPeriod', '', 'BillPeriodId', ['T-P1', 'T-P2']],
  ])('%s with %j in o is ordered by that field [A1]', async (path, order, key, ids) => {
    const url = `/api/${path}?o=${encoded(order)}&ttcode=true&l=-1`;
    expect(await idsOf(url, key)).toEqual(ids);
  });

  it.each([
    'constructor',
    'BizUserId; drop table biz_users',
    'BizUserId sideways',
    'password_hash',
  ])('reject %j in o, naming the fields there are [A1] [X2]', async (order) => {
    const rejected = await get(`/api/BizUser?o=${encoded(order)}&ttcode=true`);
    expect(rejected.statusCode).toBe(400);
    expect(rejected.body).toContain('BizUserId、DisplayName');
  });

  it('reject what is not base64, and more than 20 words [A1] [X2]', async () => {
    const rejected = await get(`/api/BizUser?t=${encodeURIComponent('王')}&ttcode=true`);
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json()).toMatchObject({ Success: false, Message: expect.any(Array) });
    expect((await get(`/api/BizUser?t=${encoded('a '.repeat(20))}&ttcode=true`)).statusCode).toBe(
      200,
    );
    expect((await get(`/api/BizUser?t=${encoded('a '.repeat(21))}&ttcode=true`)).statusCode).toBe(
      400,
    );
  });

  it.each(['l=0', 'l=-2', 'l=x', 'ttcode=maybe', 'l=1&l=2', `t=${'x'.repeat(600)}`])(
    'reject ?%s with a 400 [X2]',
    async (query) => {
      expect((await get(`/api/BizUser?${query}`)).statusCode).toBe(400);
    },
  );
});

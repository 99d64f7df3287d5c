import type { SavedInvoice, SavedRecipient } from '@pinpu/shared/contracts';
import { NO_INVOICE, REC_WAY, SAVED_MAX } from '@pinpu/shared/domain';
import { savedDetails } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { rememberOrdered } from './service.ts';

type Kind = 'recipients' | 'invoices';
type Saved = SavedRecipient & SavedInvoice;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const MEI = {
  cnt_name: '陳美玲',
  phone1: '0987654321',
  email: 'mei@pinpu.test',
  addr1_postcode: '700006',
  addr1: '臺南市中西區民權路二段 30 號',
};
const TONG = { ...MEI, cnt_name: '李大同', label: '公司' };
const BARCODE = { invoice_carrier_type: '3', invoice_carrier_num: '/abc+123' };
const COMPANY = { invoice_vatid: '04595257', invoice_title: '某某行' };
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

async function opened(kind: Kind) {
  const shop = await testApp();
  return { shop, ...(await callsOf(shop, kind)) };
}

async function callsOf(
  shop: TestApp,
  kind: Kind,
  member?: { cus_id?: string; headers: Record<string, string> },
) {
  const { cus_id = '', headers } = member ?? (await signedInMember(shop.db, shop.clock.now()));
  const send = (method: Method, id = '', payload?: object) => {
    shop.clock.advance(1000);
    const url = `/api/vip/${kind}${id && `/${id}`}`;
    return shop.app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  const list = async (answer = send('GET')) => (await answer).json().body[kind] as Saved[];
  const add = (payload: object) => list(send('POST', '', payload));
  return { cus_id, headers, send, list, add };
}

const names = (saved: Saved[]) => saved.map(({ cnt_name }) => cnt_name);
const defaults = (saved: Saved[]) =>
  saved.filter((one) => one.is_default).map(({ cnt_name }) => cnt_name);

describe('the recipients a member has saved', () => {
  it('are listed with the default first, which is the first one saved until another is made it', async () => {
    const { list, add, send } = await opened('recipients');
    expect(await list()).toEqual([]);
    expect(await add(MEI)).toEqual([
      { id: expect.any(String), label: '', is_default: true, ...MEI },
    ]);
    const [mei, tong] = await add(TONG);
    expect([mei?.is_default, tong?.is_default, tong?.label]).toEqual([true, false, '公司']);
    const third = await add({ ...MEI, cnt_name: '林小鋪' });
    expect(names(third)).toEqual(['陳美玲', '林小鋪', '李大同']);
    const put = send('PUT', tong?.id, { ...TONG, is_default: true });
    expect(names(await list(put))).toEqual(['李大同', '林小鋪', '陳美玲']);
    expect(defaults(await list())).toEqual(['李大同']);
  });

  it('are changed and deleted; the last used one takes the place of a deleted default', async () => {
    const { list, add, send } = await opened('recipients');
    const [mei] = await add(MEI);
    await add(TONG);
    await add({ ...MEI, cnt_name: '林小鋪' });
    const moved = await list(send('PUT', mei?.id, { ...MEI, addr1: '臺南市中西區府前路 1 號' }));
    expect(moved[0]).toMatchObject({
      id: mei?.id,
      addr1: '臺南市中西區府前路 1 號',
      is_default: true,
    });
    const left = await list(send('DELETE', mei?.id));
    expect([names(left), defaults(left)]).toEqual([['林小鋪', '李大同'], ['林小鋪']]);
    expect((await send('DELETE', mei?.id)).statusCode).toBe(404);
  });

  it('recipients of one name at one address are one, in the newest spelling', async () => {
    const { list, add, send } = await opened('recipients');
    await add(MEI);
    const again = { ...MEI, phone1: '+886 987 654 321', addr1: '台南市中西區民權路二段30號' };
    expect(await add(again)).toMatchObject([{ ...again, phone1: '0987654321', is_default: true }]);
    const [, tong] = await add(TONG);
    const one = await list(send('PUT', tong?.id, { ...MEI, label: '家' }));
    expect(one).toMatchObject([{ id: tong?.id, label: '家', is_default: true }]);
  });

  it(`are at most ${SAVED_MAX}; saving one of them again still works`, async () => {
    const { add, send } = await opened('recipients');
    const nth = (n: number) => ({ ...MEI, cnt_name: `收件人 ${n}` });
    for (let n = 1; n <= SAVED_MAX; n += 1) await add(nth(n));
    const answer = await send('POST', '', nth(0));
    expect([answer.statusCode, answer.json().msg[0]]).toEqual([
      409,
      { Code: 'SAVED_FULL', Message: '最多可儲存 20 筆，請先刪除不再使用的資料。' },
    ]);
    expect(await add(nth(7))).toHaveLength(SAVED_MAX);
  });

  it.each([
    ['cnt_name', ' '],
    ['cnt_name', '王'.repeat(10_000)],
    ['cnt_name', 'a\u0007b'],
    ['email', 'mei'],
    ['phone1', 'none'],
    ['addr1_postcode', '99'],
    ['addr1', undefined],
    ['addr1', ['x']],
    ['label', '王'.repeat(21)],
    ['is_default', 'yes'],
  ])('name the field %s that is refused: %j', async (field, value) => {
    const { shop, send } = await opened('recipients');
    const answer = await send('POST', '', { ...MEI, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Message).toContain(`「${field}」`);
    expect(await shop.db.$count(savedDetails)).toBe(0);
  });
});

it('recipients are not taken from an order to a store, whose recipient has no address', async () => {
  const { shop, add, list, cus_id } = await opened('recipients');
  const order = { profile: { ...MEI, addr1: '' }, invoice: NO_INVOICE, rec_way: REC_WAY.store };
  const remember = ['recipient' as const];
  await rememberOrdered(shop.db, cus_id, { ...order, remember }, shop.clock.now());
  expect(await list()).toEqual([]);
  const [mei] = await add(MEI);
  await rememberOrdered(shop.db, cus_id, { ...order, remember }, shop.clock.now());
  expect(await list()).toEqual([mei]);
});

describe('the invoices a member has saved', () => {
  it('are normalised; a company’s number and a carrier are found again by their number', async () => {
    const { add } = await opened('invoices');
    expect(await add({ ...BARCODE, invoice_carrier_num: '／ａｂｃ+123' })).toMatchObject([
      { invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123', is_default: true },
    ]);
    expect(await add(BARCODE)).toHaveLength(1);
    await add(COMPANY);
    const renamed = await add({ ...COMPANY, invoice_title: '某某公司', is_default: true });
    expect(renamed.map(({ invoice_title }) => invoice_title)).toEqual(['某某公司', '']);
  });

  it.each([
    ['invoice_carrier_type', { ...BARCODE, invoice_carrier_type: '9' }],
    ['invoice_carrier_num', { ...BARCODE, invoice_carrier_num: 'ABC' }],
    ['invoice_carrier_num', {}],
    ['invoice_carrier_num', { invoice_carrier_type: '1' }],
    ['invoice_vatid', { ...COMPANY, invoice_vatid: '04595258' }],
    ['invoice_title', { ...COMPANY, invoice_title: '' }],
    ['invoice_title', { ...COMPANY, invoice_title: '王'.repeat(10_000) }],
    ['invoice_love_code', { invoice_love_code: '919', ...BARCODE }],
  ])('name the field %s that is rejected in %j', async (field, body) => {
    const { shop, send } = await opened('invoices');
    const answer = await send('POST', '', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Message).toContain(`「${field}」`);
    expect(await shop.db.$count(savedDetails)).toBe(0);
  });
});

describe.each<[Kind, object]>([
  ['recipients', MEI],
  ['invoices', BARCODE],
])('saved %s', (kind, body) => {
  it('respond 404 to other members and 401 to guests', async () => {
    const { shop, add, list } = await opened(kind);
    const [mine] = await add(body);
    const other = await callsOf(shop, kind);
    const guest = await callsOf(shop, kind, { headers: {} });
    expect(await other.list()).toEqual([]);
    for (const id of [mine?.id, NOBODYS_ID])
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await other.send(method, id, body)).statusCode).toBe(404);
    for (const [method, id] of [
      ['GET'],
      ['POST'],
      ['PUT', mine?.id],
      ['DELETE', mine?.id],
    ] as const)
      expect((await guest.send(method, id, body)).statusCode).toBe(401);
    expect(await list()).toEqual([mine]);
  });

  it('are found under their own kind only', async () => {
    const { shop, add, headers } = await opened(kind);
    const [mine] = await add(body);
    const [otherKind, otherBody] =
      kind === 'recipients' ? (['invoices', BARCODE] as const) : (['recipients', MEI] as const);
    const wrong = await callsOf(shop, otherKind, { headers });
    expect((await wrong.send('PUT', mine?.id, otherBody)).statusCode).toBe(404);
    expect((await wrong.send('DELETE', mine?.id)).statusCode).toBe(404);
  });

  it('are one where two tabs save the same at once', async () => {
    const { shop, send, list } = await opened(kind);
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(() => send('POST', '', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await list()).toMatchObject([{ is_default: true }]);
    expect(await shop.db.$count(savedDetails)).toBe(1);
  });
});

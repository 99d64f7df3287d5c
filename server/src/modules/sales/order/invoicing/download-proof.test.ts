import { orders } from '../../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';
import { GUEST, placedOrder } from '../../../../testing/orders/placed-order.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';
import { setSetting } from '../../../../testing/set-setting.ts';

const COMPANY = { invoice_vatid: '04595257', invoice_title: '台灣某某有限公司' };
const SELLER = { company_name: '拼鋪有限公司', vat_id: '12345675', address: '臺北市 1 號' };

const NOTHING = { representative: '', phone: '', email: '', service_hours: '' };

async function issuedShop(change: Parameters<typeof invoiceShop>[0] = COMPANY) {
  const shop = await invoiceShop(change);
  await setSetting(shop.db, 'company', { ...NOTHING, ...SELLER }, shop.clock.now());
  await shop.pay();
  await shop.run();
  return { ...shop, download: downloadsOf(shop) };
}

type Shop = Pick<Awaited<ReturnType<typeof placedOrder>>, 'app' | 'guid'>;

const downloadsOf =
  ({ app, guid }: Shop) =>
  (acc_email = GUEST, headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/order/${guid}/invoice-pdf`,
      payload: { acc_email },
      headers,
    });

type Answer = Awaited<ReturnType<ReturnType<typeof downloadsOf>>>;

const sentenceOf = (answer: Answer) => [answer.statusCode, answer.json().msg[0].Message];
const textOf = ({ rawPayload }: Answer) => pdfText(rawPayload).text;

describe('a buyer', () => {
  it('downloads a company’s invoice as a PDF that is named after its number [I16]', async () => {
    const shop = await issuedShop();
    expect((await shop.view()).invoice_pdf).toBe('AB10000000');
    const answer = await shop.download();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="__-AB10000000.pdf"; filename*=UTF-8''%E7%99%BC%E7%A5%A8-AB10000000.pdf`,
      'cache-control': 'no-store',
    });
    const { text, objects } = pdfText(answer.rawPayload);
    expect(text).toContain('拼鋪有限公司\n電子發票證明聯\n115年11-12月\nAB-10000000');
    expect(text).toContain('2026-11-21 10:00:00　格式 25\n隨機碼 4217　總計 1,300');
    expect(text).toContain('買方：台灣某某有限公司\n統一編號：04595257');
    expect(text).not.toMatch(/作廢|折讓/);
    expect(objects.match(/\/S \/Figure\n/g)).toHaveLength(3);
  });

  it('gets it as the order’s member, and nobody else does [I16]', async () => {
    const shop = await issuedShop();
    const { db, clock } = shop;
    const owner = await signedInMember(db, clock.now());
    const other = await signedInMember(db, clock.now(), { acc_email: 'other@pinpu.test' });
    await db.update(orders).set({ cus_id: owner.cus_id });
    expect((await shop.download('', owner.headers)).statusCode).toBe(200);
    for (const answer of [
      await shop.download('', other.headers),
      await shop.download('other@pinpu.test'),
      await shop.download(''),
    ])
      expect(answer.json().msg[0]).toMatchObject({ Code: 'ORDER_NOT_FOUND' });
  });

  it('reads that it is not issued yet [I16]', async () => {
    const shop = await invoiceShop(COMPANY);
    expect((await shop.view()).invoice_pdf).toBeUndefined();
    expect(sentenceOf(await downloadsOf(shop)())).toEqual([
      404,
      '發票還沒有開立，開立後就能下載。',
    ]);
  });

  it.each([
    ['in a carrier', {}],
    ['that is donated', { invoice_love_code: '919' }],
    [
      'of a company in a carrier',
      { ...COMPANY, invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123' },
    ],
  ])('can’t download an invoice %s [I16]', async (_, change) => {
    const shop = await issuedShop(change);
    expect((await shop.view()).invoice_pdf).toBeUndefined();
    expect(sentenceOf(await shop.download())).toEqual([
      409,
      '這張發票存在載具或已經捐贈，沒有證明聯可以下載。',
    ]);
  });

  it('can’t download one whose number the shop recorded by hand [I16]', async () => {
    const shop = await placedOrder(COMPANY);
    await shop.pay();
    await shop.move('invoice', { number: 'CD12345678' });
    expect((await shop.view()).invoice_pdf).toBeUndefined();
    expect(sentenceOf(await downloadsOf(shop)())).toEqual([
      409,
      '這張發票不是由這裡的發票平台開立，請向商店索取證明聯。',
    ]);
  });

  it('is asked to try again where the provider does not answer [I16]', async () => {
    const shop = await issuedShop();
    shop.ecpay.knobs.down = true;
    expect(sentenceOf(await shop.download())).toEqual([
      503,
      '發票平台暫時沒有回應，請稍後再試一次。',
    ]);
  });

  it('reads where the shop has not said which company it is [I16]', async () => {
    const shop = await issuedShop();
    const unnamed = { ...NOTHING, ...SELLER, vat_id: '' };
    await setSetting(shop.db, 'company', unnamed, shop.clock.now());
    expect(sentenceOf(await shop.download())).toEqual([
      409,
      '商店還沒有在設定填公司名稱與統一編號，請與商店聯絡。',
    ]);
  });

  it('gets it without codes where the provider sends none [I16]', async () => {
    const shop = await issuedShop();
    shop.ecpay.invoices.hasSeed = false;
    const { objects } = pdfText((await shop.download()).rawPayload);
    // Only the Code 39, which needs no seed.
    expect(objects.match(/\/S \/Figure\n/g)).toHaveLength(1);
  });

  it('reads on it what was taken back, also by an allowance that the shop does not know [I16]', async () => {
    const shop = await issuedShop();
    const [invoice] = shop.ecpay.invoices.issued.values();
    const data = { AllowanceAmount: 300 };
    const allowance = { data, number: '2026112100000001', amount: 300, at: '', voided: false };
    invoice?.allowances.push(allowance);
    expect(textOf(await shop.download())).toContain('已折讓 NT$300，餘額 NT$1,000');
    allowance.voided = true;
    expect(textOf(await shop.download())).not.toContain('折讓');
  });

  it('still gets the void one of a cancelled order, which says so [I16]', async () => {
    const shop = await issuedShop();
    await shop.db.update(orders).set({ status: 0 });
    await shop.run();
    await shop.run();
    expect(await shop.view()).toMatchObject({ invoice_code: '', invoice_pdf: 'AB10000000' });
    expect(textOf(await shop.download())).toContain('作廢：這張發票已經作廢');
  });

  it('makes the shop ask the provider only so often [I16]', async () => {
    const shop = await issuedShop();
    const before = shop.ecpay.invoices.calls.length;
    let last = await shop.download();
    for (let count = 0; count < 70 && last.statusCode === 200; count += 1)
      last = await shop.download();
    expect([429, 503]).toContain(last.statusCode);
    expect(shop.ecpay.invoices.calls.length - before).toBeLessThan(70);
  });
});

describe('a clerk', () => {
  it('downloads the invoice before a correction as void, with the company that was on it [I16]', async () => {
    const shop = await issuedShop();
    await shop.move('correct', { invoice: { invoice_vatid: '12345675', invoice_title: '另一家' } });
    await shop.run();
    await shop.run();
    const anna = await atBackoffice(shop, 'anna');
    const { invoices } = await anna.get('invoices?list=all');
    expect(invoices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ number: 'AB10000001', vatid: '12345675', downloadable: true }),
        expect.objectContaining({ number: 'AB10000000', vatid: '04595257', downloadable: true }),
        expect.objectContaining({ kind: 'void', number: 'AB10000000', downloadable: false }),
      ]),
    );
    const pdf = async (number: string) =>
      textOf(await anna.send('GET', `invoices/pdf?order=${shop.ord_code}&number=${number}`));
    expect(await pdf('AB10000000')).toMatch(/買方：台灣某某有限公司\n[\s\S]*作廢$/);
    expect(await pdf('AB10000001')).toContain('買方：另一家\n統一編號：12345675');
    expect(await pdf('AB10000001')).not.toContain('作廢');
  });

  it('finds no number of another order, and sees no button where there is no proof [I16]', async () => {
    const shop = await issuedShop({});
    const anna = await atBackoffice(shop, 'anna');
    const other = await anna.send('GET', `invoices/pdf?order=${shop.ord_code}&number=ZZ10000000`);
    expect(other.statusCode).toBe(404);
    const { invoices } = await anna.get('invoices?list=all');
    expect(invoices).toMatchObject([{ number: 'AB10000000', downloadable: false }]);
    const url = `/api/backoffice/invoices/pdf?order=${shop.ord_code}&number=AB10000000`;
    expect((await shop.app.inject({ url })).statusCode).toBe(401);
  });
});

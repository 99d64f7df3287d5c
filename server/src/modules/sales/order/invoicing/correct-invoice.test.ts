import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';
import { GUEST } from '../../../../testing/orders/placed-order.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const COMPANY = { invoice_vatid: '04595257', invoice_title: '拼鋪有限公司' };

async function shopWithInvoice(issue = true) {
  const shop = await invoiceShop();
  await shop.pay();
  if (issue) await shop.run();
  const correct = async (fields: object = COMPANY, acc_email = GUEST) => {
    const url = `/api/order/${shop.guid}/invoice`;
    const payload = { acc_email, ...fields };
    return (await shop.app.inject({ method: 'POST', url, payload })).json();
  };
  const sentence = async (fields?: object) => (await correct(fields)).msg[0].Message as string;
  return { ...shop, correct, sentence };
}

describe('the details of an invoice', () => {
  it('that the buyer corrects are on a new invoice, and the old one is void [I10]', async () => {
    const shop = await shopWithInvoice();
    const answer = await shop.correct({ ...COMPANY, invoice_vatid: ' ０４５９５２５７ ' });
    expect(answer.body.data.body).toMatchObject({
      ...COMPANY,
      provider_invoice: { busy: true },
    });
    expect(answer.body.data.body.invoice_pdf).toBeUndefined();
    await shop.run();
    const [first, second] = [...shop.ecpay.invoices.issued.values()];
    expect(first).toMatchObject({ voided: true, data: { CustomerIdentifier: '' } });
    expect(second).toMatchObject({
      ...{ voided: false, number: 'AB10000001' },
      data: {
        ...{ RelateNumber: `${shop.ord_code}I2`, CustomerIdentifier: '04595257', Print: '1' },
        CustomerName: '拼鋪有限公司',
      },
    });
    expect(await shop.view()).toMatchObject({
      invoice_code: 'AB10000001',
      invoices: [{ kind: 'issued' }, { kind: 'voided' }, { kind: 'issued' }],
      provider_invoice: { busy: false, until: '2027-01-13' },
      invoice_pdf: 'AB10000001',
    });
  });

  it('can be corrected by the clerk, too [I10]', async () => {
    const shop = await shopWithInvoice();
    expect(await shop.move('correct', { invoice: COMPANY })).toBe(
      `訂單 ${shop.ord_code} 的發票資料已更正。原發票會在一分鐘內作廢，並重新開立。`,
    );
    await shop.run();
    expect((await shop.view()).invoice_code).toBe('AB10000001');
  });

  it('of an invoice that ECPay refused are corrected, and it is tried again [I10]', async () => {
    const shop = await shopWithInvoice(false);
    shop.ecpay.knobs.refuses = 1;
    await shop.run();
    expect(await shop.tasks()).toMatchObject([{ state: 'failed' }]);
    await shop.correct();
    await shop.run();
    expect((await shop.view()).invoice_code).toBe('AB10000000');
    expect(shop.ecpay.invoices.calls).not.toContain('Invalid');
  });

  it('can’t be corrected after the 13th, while it is being done, unchanged or wrong [I10]', async () => {
    const shop = await shopWithInvoice();
    expect(await shop.sentence({ ...COMPANY, invoice_vatid: '10458572' })).toContain(
      'invoice_vatid',
    );
    expect(await shop.sentence({})).toBe('發票資料沒有改變。');
    await shop.correct();
    expect(await shop.sentence({})).toBe('發票正在處理，請過幾分鐘再試一次。');
    await shop.run();
    shop.clock.advance(60 * DAY);
    expect(await shop.sentence({})).toBe('發票 AB10000001 只能更正到 2027-01-13，現在不能更正了。');
    expect(shop.ecpay.invoices.issued.size).toBe(2);
  });

  it('can be corrected three times by a buyer, and not by others [I10]', async () => {
    const shop = await shopWithInvoice();
    for (const fields of [COMPANY, {}, COMPANY]) {
      expect(await shop.correct(fields)).toMatchObject({ success: true });
      await shop.run();
    }
    expect(await shop.sentence({})).toContain('請直接與我們聯絡');
    expect(await shop.correct({}, 'other@pinpu.test')).toMatchObject({ success: false });
  });

  it('of an invoice from elsewhere can’t be corrected [I10]', async () => {
    const shop = await shopWithInvoice(false);
    await shop.move('invoice', { number: 'CD12345678' });
    expect((await shop.view()).provider_invoice).toBeUndefined();
    expect(await shop.sentence()).toContain('沒有可以更正的發票');
  });

  it('are corrected where ECPay’s answer to the void was lost, with one new invoice [I10]', async () => {
    const shop = await shopWithInvoice();
    await shop.correct();
    shop.ecpay.knobs.loses = { Invalid: 1 };
    await shop.run();
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    await shop.run();
    expect([...shop.ecpay.invoices.issued.values()].map(({ voided }) => voided)).toEqual([
      true,
      false,
    ]);
  });

  onPostgres('are corrected once by two requests at the same time [I10]', async () => {
    const shop = await shopWithInvoice();
    await Promise.all([shop.correct(), shop.correct(), shop.run(), shop.run()]);
    for (let round = 0; round < 3; round += 1) await Promise.all([shop.run(), shop.run()]);
    expect([...shop.ecpay.invoices.issued.values()].map(({ voided }) => voided)).toEqual([
      true,
      false,
    ]);
  });
});

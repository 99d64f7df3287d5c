import { orders } from '../../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const MINUTE = 60_000;

describe('the invoices of a shop with a provider', () => {
  it('are issued when the money is received, with the buyer’s carrier and the order’s lines [I2] [I4]', async () => {
    const shop = await invoiceShop({ invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123' });
    await shop.run();
    expect(shop.ecpay.invoices.calls).toEqual([]);
    await shop.pay();
    await shop.run();
    await shop.run();
    expect(shop.ecpay.invoices.calls).toEqual(['Issue']);
    const [issued] = [...shop.ecpay.invoices.issued.values()];
    expect(issued?.data).toMatchObject({
      ...{ CarrierType: '3', CarrierNum: '/ABC+123', Print: '0', TaxType: '1', SalesAmount: 1300 },
      RelateNumber: `${shop.ord_code}I1`,
      CustomerEmail: 'guest@pinpu.test',
      Items: [
        { ItemCount: 2, ItemPrice: 600, ItemAmount: 1200 },
        { ItemName: '運費', ItemAmount: 100 },
      ],
    });
    expect(await shop.view()).toMatchObject({
      ...{ invoice_code: 'AB10000000', invoice_random_no: '4217' },
      invoices: [{ kind: 'issued', number: 'AB10000000', date: '2026-11-21' }],
    });
  });

  it('are issued for goods paid on receipt when these are sent [I2]', async () => {
    const shop = await invoiceShop();
    await shop.db.update(orders).set({ status: 5, pay_way: 1 });
    await shop.run();
    expect(shop.ecpay.invoices.issued.size).toBe(0);
    await shop.move('ship', { carrier: 'tcat', tracking: '901234567890' });
    await shop.run();
    expect(shop.ecpay.invoices.issued.size).toBe(1);
  });

  it('are issued once where the answer was lost after ECPay stored the invoice [I4]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    shop.ecpay.knobs.loses = 1;
    await shop.run();
    expect(await shop.tasks()).toMatchObject([{ state: 'sending' }]);
    expect((await shop.view()).invoice_code).toBe('');
    await shop.run();
    expect(shop.ecpay.invoices.calls).toEqual(['Issue']);
    shop.clock.advance(3 * MINUTE);
    await shop.run();
    expect(shop.ecpay.invoices.calls).toEqual(['Issue', 'GetIssue']);
    expect((await shop.view()).invoice_code).toBe('AB10000000');
    expect(shop.ecpay.invoices.issued.size).toBe(1);
  });

  it('are issued later where ECPay was down, after longer and longer pauses [I4]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    shop.ecpay.knobs.down = true;
    await shop.run();
    shop.clock.advance(2 * MINUTE);
    await shop.run();
    shop.clock.advance(2 * MINUTE);
    await shop.run();
    expect(shop.ecpay.invoices.calls).toHaveLength(2);
    shop.ecpay.knobs.down = false;
    shop.clock.advance(2 * MINUTE);
    await shop.run();
    expect((await shop.view()).invoice_code).toBe('AB10000000');
  });

  it('wait with ECPay’s sentence where no numbers are left, and are issued by one press [I5]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    shop.ecpay.invoices.numbersLeft = 0;
    await shop.run();
    await shop.run();
    expect(shop.ecpay.invoices.calls).toEqual(['Issue']);
    expect(await shop.tasks()).toMatchObject([
      { state: 'failed', message: '綠界：無字軌可使用（5000006）' },
    ]);
    shop.ecpay.invoices.numbersLeft = 10;
    expect(await shop.move('reissue')).toBe(`訂單 ${shop.ord_code} 的發票會在一分鐘內再試一次。`);
    await shop.run();
    expect((await shop.view()).invoice_code).toBe('AB10000000');
    expect(await shop.move('reissue')).toContain('沒有開立失敗的發票');
  });

  it('are given up where the order was cancelled before they were issued [I3]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    shop.ecpay.invoices.numbersLeft = 0;
    await shop.run();
    await shop.move('refund');
    shop.ecpay.invoices.numbersLeft = 10;
    await shop.run();
    expect(await shop.tasks()).toEqual([]);
    expect(shop.ecpay.invoices.issued.size).toBe(0);
  });

  it('are voided with the order until the 13th [I3]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    await shop.run();
    await shop.move('refund');
    await shop.run();
    expect([...shop.ecpay.invoices.issued.values()]).toMatchObject([{ voided: true }]);
    expect(await shop.view()).toMatchObject({
      invoice_code: '',
      invoices: [{ kind: 'issued' }, { kind: 'voided', number: 'AB10000000' }],
    });
  });

  it('are voided by the clerk at ECPay, and issued again with another number of the shop’s [I3]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    await shop.run();
    expect(await shop.move('void')).toContain('會在一分鐘內作廢');
    await shop.run();
    expect((await shop.view()).invoice_code).toBe('');
    await shop.run();
    expect(shop.ecpay.invoices.issued.size).toBe(1);
    await shop.move('reissue');
    await shop.run();
    expect((await shop.view()).invoice_code).toBe('AB10000001');
    expect([...shop.ecpay.invoices.issued.keys()]).toEqual([
      `${shop.ord_code}i1`.toLowerCase(),
      `${shop.ord_code}i2`.toLowerCase(),
    ]);
  });

  it('can be recorded by hand while ECPay refuses them [I6]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    shop.ecpay.invoices.numbersLeft = 0;
    await shop.run();
    await shop.move('invoice', { number: 'CD12345678' });
    expect(await shop.tasks()).toEqual([]);
    shop.ecpay.invoices.numbersLeft = 10;
    await shop.run();
    expect(shop.ecpay.invoices.issued.size).toBe(0);
    expect((await shop.view()).invoice_code).toBe('CD12345678');
  });

  it('are not issued for orders that were paid before the provider was chosen [I6]', async () => {
    const shop = await invoiceShop();
    await shop.db.execute(`UPDATE invoice_providers SET since = now() + interval '10 years'`);
    await shop.pay();
    await shop.run();
    expect(shop.ecpay.invoices.issued.size).toBe(0);
  });

  onPostgres('are issued once by two instances that run at the same time [I4]', async () => {
    const shop = await invoiceShop();
    await shop.pay();
    await Promise.all([shop.run(), shop.run(), shop.run()]);
    await shop.run();
    expect(shop.ecpay.invoices.calls).toEqual(['Issue']);
    expect((await shop.view()).invoice_code).toBe('AB10000000');
  });
});

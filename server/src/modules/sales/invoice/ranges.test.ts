import { eq } from 'drizzle-orm';
import { outboxMails } from '../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../testing/orders/invoice-shop.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { invoiceProvider } from './provider.ts';
import { checkRanges } from './ranges.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;
const PERIOD = { year: 2026, term: 6 };

async function rangedShop() {
  const shop = await invoiceShop();
  const provider = invoiceProvider({ ...shop, clock: shop.clock.now });
  if (!provider) throw new Error('the shop issues no invoices');
  const { publicUrl } = shop.config;
  const check = () => checkRanges(shop.db, { provider, publicUrl, now: shop.clock.now() });
  const calls = () => shop.ecpay.invoices.calls.filter((name) => name === 'GetInvoiceWordSetting');
  const mails = () =>
    shop.db.select().from(outboxMails).where(eq(outboxMails.kind, 'invoice-range'));
  const warnings = async () =>
    (await (await atBackoffice(shop, `a${shop.clock.now().getTime()}`)).get('overview'))
      .invoice_ranges;
  expect(await setSetting(shop.db, 'order_email', 'shop@pinpu.test', shop.clock.now())).toEqual([]);
  shop.ecpay.invoices.calls.length = 0;
  return { ...shop, check, calls, mails, warnings };
}

describe('the number ranges', () => {
  it('are read once a day, and enough numbers are no warning [I14]', async () => {
    const shop = await rangedShop();
    await shop.check();
    await shop.check();
    expect(shop.calls()).toHaveLength(2);
    expect(await shop.warnings()).toBeUndefined();
    const list = await (await atBackoffice(shop)).get('invoices');
    expect(list.ranges).toMatchObject([
      { ...PERIOD, remaining: 1000 },
      { year: 2027, term: 1, remaining: 0 },
    ]);
    shop.clock.advance(DAY + HOUR);
    await shop.check();
    expect(shop.calls()).toHaveLength(4);
  });

  it('with 50 numbers left are a warning on the overview, and one mail a week [I14]', async () => {
    const shop = await rangedShop();
    shop.ecpay.invoices.numbersLeft = 50;
    await shop.check();
    expect(await shop.warnings()).toEqual([{ ...PERIOD, remaining: 50, kind: 'low' }]);
    shop.clock.advance(DAY + HOUR);
    await shop.check();
    expect(await shop.mails()).toMatchObject([
      { to_email: 'shop@pinpu.test', subject: expect.stringContaining('快用完了') },
    ]);
    shop.clock.advance(7 * DAY);
    await shop.check();
    expect(await shop.mails()).toHaveLength(2);
  });

  it('that are missing are a warning ten days before the period; one that is not enabled is missing [I14]', async () => {
    const shop = await rangedShop();
    shop.ecpay.invoices.otherRanges = [{ year: 2027, term: 1, count: 50, status: 1 }];
    shop.clock.advance(30 * DAY);
    await shop.check();
    expect(await shop.warnings()).toBeUndefined();
    shop.clock.advance(2 * DAY);
    await shop.check();
    expect(await shop.warnings()).toEqual([{ year: 2027, term: 1, remaining: 0, kind: 'none' }]);
    expect(await shop.mails()).toMatchObject([{ subject: expect.stringContaining('還沒有設定') }]);
    shop.ecpay.invoices.otherRanges = [{ year: 2027, term: 1, count: 50, status: 2 }];
    shop.clock.advance(DAY + HOUR);
    await shop.check();
    expect(await shop.warnings()).toBeUndefined();
  });

  it('are unknown while ECPay does not answer, and read in the next hour [I14]', async () => {
    const shop = await rangedShop();
    shop.ecpay.knobs.down = true;
    await shop.check();
    expect(await shop.warnings()).toBeUndefined();
    shop.ecpay.knobs.down = false;
    shop.ecpay.invoices.numbersLeft = 9;
    shop.clock.advance(HOUR);
    await shop.check();
    expect(await shop.warnings()).toEqual([{ ...PERIOD, remaining: 9, kind: 'low' }]);
  });
});

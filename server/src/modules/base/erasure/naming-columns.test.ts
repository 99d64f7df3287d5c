import { sql } from 'drizzle-orm';
import { dataHooks } from '../../../app/data-hooks.ts';
import { testApp } from '../../../testing/index.ts';

/** Every column that can name a person. A new one must be erased, or name nobody, before it is listed here. */
const NAMING_COLUMNS = {
  admin_accounts: ['account'],
  admin_files: ['account'],
  audit_log: ['actor'],
  cart_reminders: ['cus_id'],
  cart_sessions: ['s'],
  checkout_keys: ['s'],
  click_tallies: ['cus_id'],
  coupon_tries: ['client_hash', 's'],
  coupons: ['cus_id'],
  credit_entries: ['cus_id'],
  credit_lots: ['cus_id'],
  integrator_tokens: ['cus_id'],
  link_clicks: ['visitor'],
  mail_consents: ['email'],
  member_carts: ['cus_id'],
  member_likes: ['cus_id'],
  member_tokens: ['cus_id', 's'],
  members: [
    'acc_email',
    'addr1',
    'birth_day',
    'birth_day_at',
    'cnt_addr1',
    'cnt_email',
    'cnt_phone1',
    'cus_id',
    'mobile',
    'phone',
  ],
  newsletter_recipients: ['email'],
  orders: [
    'addr1',
    'birth_day',
    'client_hash',
    'cus_addr1',
    'cus_email',
    'cus_id',
    'cus_mobile',
    'cus_phone',
    'email',
    'invoice_addr1',
    'phone1',
    's',
  ],
  otp_codes: ['email'],
  outbox_mails: ['to_email'],
  passkeys: ['cus_id'],
  pickup_visits: ['s'],
  product_likes: ['s'],
  promo_accounts: ['cus_id'],
  promo_codes: ['cus_id'],
  promo_orders: ['cus_id'],
  promo_payouts: ['account', 'cus_id'],
  promo_tallies: ['cus_id'],
  refund_accounts: ['account'],
  restock_requests: ['email', 's'],
  saved_details: ['addr1', 'cus_id', 'email', 'phone1'],
  short_links: ['cus_id'],
  sign_in_failures: ['account'],
};

it('every column that can name a person is listed, and is part of the data export [finding L22]', async () => {
  const { db } = await testApp({ seed: 'empty' });
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
    FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_name IN ('s', 'cus_id', 'visitor', 'client_hash')
      OR column_name ~ 'email|mobile|phone|addr1$|birth|account'
      OR (table_name, column_name) = ('audit_log', 'actor'))
    GROUP BY 1`);
  const found = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  expect(found).toEqual(NAMING_COLUMNS);
  // Added by hand, since their columns have unspecific names: buyers' messages, and the forms of parcels.
  const named = [...Object.keys(found), 'order_requests', 'parcels'];
  const ofMembers = named.filter((name) => !/^(?:admin|audit)_/.test(name));
  const tables = dataHooks.flatMap((hooks) => Object.keys(hooks.tables ?? {}));
  expect(tables.sort()).toEqual(ofMembers.sort());
});

import { runConcurrently } from '../../harness/concurrency.ts';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop/shop.ts';
import { signIn } from '../stranger/member.ts';
import { lineOf, updateCart } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

const CALLS = 300;

const countRows = async (shop: Shop, table: string): Promise<number> => {
  const [row] = await shop.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return row?.count ?? 0;
};

/** The number of rows that a script without cookies leaves in a table. */
const rowsLeft = (
  title: string,
  table: string,
  call: (shop: Shop, prepared: string) => (i: number) => Promise<unknown>,
  prepare: (shop: Shop) => Promise<string> = async () => '',
): Attack => ({
  finding: 'L22',
  title: `${CALLS} ${title} leave a row each`,
  run: async (shop) => {
    const prepared = await prepare(shop);
    const before = await countRows(shop, table);
    await runConcurrently(CALLS, call(shop, prepared));
    const rows = (await countRows(shop, table)) - before;
    return { succeeded: rows >= CALLS, counted: `${rows} rows in ${table}` };
  },
});

export const sessions = rowsLeft(
  'visits of a robot',
  'cart_sessions',
  (shop) => () => new Visitor(shop).get('/api/config/public'),
);

export const carts = rowsLeft(
  'carts of made-up sessions',
  'cart_sessions',
  (shop) => (i) => updateCart(new Visitor(shop), `made-up-${i}`, [lineOf('P0101', 1)]),
);

/** The path of a promoter's short link. */
async function shortLink(shop: Shop): Promise<string> {
  const promoter = new Visitor(shop, '127.0.0.3');
  const token = await signIn(shop, promoter, 'promoter@pinpu.test');
  const link = { target_url: '/product/P0101', service_type: 'product', cus_id: 'demo-promoter' };
  const headers = { authorization: `Bearer ${token}` };
  const { text } = await promoter.post('/api/shorturl/create', link, headers);
  return new URL(JSON.parse(text).body.short_url).pathname;
}

export const clicks = rowsLeft(
  'visits of a short link',
  'link_clicks',
  (shop, link) => () => new Visitor(shop).get(link, { 'user-agent': 'Mozilla/5.0' }),
  shortLink,
);

import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mapWithConcurrency, runConcurrently } from '../../../support/concurrency.ts';
import { tally } from '../../support/proof.ts';
import { slowClient } from '../../support/slow-client.ts';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop.ts';
import { signIn } from '../stranger/member.ts';
import { lineOf, updateCart } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

const SEARCHES = 1000;
/** Doubled, since the script can cross into the next minute. */
const MOST_ANSWERED = 2 * 240;

/** Keywords without an exact match, all different, so that every level of matching is tried. */
export const expensiveSearches: Attack = {
  finding: '0013',
  title: `${SEARCHES} searches for what nothing matches, by one script`,
  run: async (shop) => {
    const script = new Visitor(shop);
    const statuses: number[] = [];
    const words = Array.from({ length: SEARCHES }, (_, i) => `三芝鳳黎酥禮盒${i}號`);
    await mapWithConcurrency(50, words, async (word) => {
      statuses.push((await script.get(`/api/products?q=${encodeURIComponent(word)}`)).status);
    });
    const kinds = tally(statuses);
    const counted = Object.entries(kinds).map(([status, count]) => `${count} × ${status}`);
    const answered = statuses.filter((status) => status === 200).length;
    return { succeeded: answered > MOST_ANSWERED, counted: counted.join(', ') };
  },
};

const PICTURES = 1000;

const bytesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => statSync(path.join(folder, name)))
        .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
    : 0;

/** Requests pictures of products that do not exist, each of which would be drawn, encoded and stored. */
export const inventedPictures: Attack = {
  finding: 'H5',
  title: `${PICTURES} pictures of products that do not exist`,
  run: async ({ dataDir, ...shop }) => {
    const script = new Visitor(shop);
    const statuses: number[] = [];
    const addresses = Array.from(
      { length: PICTURES },
      (_, i) => `/media/p/B${5_000_000 + i}/1?w=1280`,
    );
    await mapWithConcurrency(20, addresses, async (address) => {
      statuses.push((await script.get(address)).status);
    });
    const bytes = bytesIn(path.join(dataDir, 'pictures'));
    const kinds = Object.entries(tally(statuses)).map(([status, count]) => `${count} × ${status}`);
    const counted = `${kinds.join(', ')}; ${Math.round(bytes / 1e6)} MB stored`;
    return { succeeded: bytes > 0, counted };
  },
};

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

/** Twice the time in milliseconds that stopping may take. */
const PATIENCE_MS = 20_000;

/** A request body that never ends, while the operator wants to restart the shop. */
export const stopDelayed: Attack = {
  finding: 'M12',
  title: 'one slow client keeps a server that was asked to stop',
  run: async (shop) => {
    const client = slowClient(shop.url, 'body');
    await pause(500);
    const began = performance.now();
    const isStopped = await Promise.race([
      shop.stop().then(() => true),
      pause(PATIENCE_MS, false, { ref: false }),
    ]);
    client.leave();
    const seconds = Math.round((performance.now() - began) / 1000);
    const counted = isStopped ? `stopped after ${seconds} s` : `still alive after ${seconds} s`;
    return { succeeded: !isStopped, counted };
  },
};

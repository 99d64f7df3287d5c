import type { Database } from '../../server/src/platform/db/index.ts';
import { orders } from '../../server/src/platform/db/schema/index.ts';
import { post } from './post.ts';
import { must } from './proof.ts';
import { acknowledged, type Shopper } from './shopper.ts';

/** Whether an order may have this status, given what was acknowledged to the shopper. */
export type IsRight = (shopper: Shopper, status: number | undefined) => boolean;

const asAcknowledged: IsRight = (shopper, status) => status === acknowledged(shopper);

/** @throws Error unless the database has exactly one order per shopper, in the acknowledged status */
export async function mustBeStored(
  db: Database,
  shoppers: readonly Shopper[],
  isRight = asAcknowledged,
): Promise<void> {
  const rows = await db.select().from(orders);
  must(rows.length === shoppers.length, () => `${rows.length} orders of ${shoppers.length}`);
  const bySession = new Map(rows.map((row) => [row.s, row]));
  for (const shopper of shoppers) {
    const { request, placed } = shopper;
    const row = bySession.get(request.s);
    const lost = () => `${placed?.ord_code} of ${request.s}: ${JSON.stringify(row)}`;
    must(row?.guid === placed?.guid && row?.ord_code === placed?.ord_code, lost);
    must(row?.inv_amt === request.body.inv_amt && row.ship_amt === request.body.ship_amt, lost);
    must(isRight(shopper, row?.status), lost);
  }
}

/** @throws Error unless the shop shows each shopper the acknowledged order */
export async function mustBeShown(url: string, shoppers: readonly Shopper[]): Promise<void> {
  for (const shopper of shoppers) {
    const { placed, request } = shopper;
    const { status, text } = await post(`${url}/api/order/${placed?.guid}?s=${request.s}`, {});
    const shown = JSON.parse(text).body?.data?.body;
    const isRight =
      shown?.ord_code === placed?.ord_code &&
      shown?.inv_amt === request.body.inv_amt &&
      shown?.status === acknowledged(shopper);
    must(status === 200 && isRight, () => `${placed?.ord_code} is shown as ${status} ${text}`);
  }
}

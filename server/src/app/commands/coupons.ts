import type { ListedCoupons } from '../../modules/office/operator/coupon-routes.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { couponCommand } from './coupon-arguments.ts';
import { couponTable } from './coupon-table.ts';
import { runCommand } from './run-command.ts';
import { withShop } from './shop-connection.ts';

/** `npm run coupons -- list | add | disable | enable`, with or without a running shop. */
async function coupons(): Promise<void> {
  const { path, payload } = couponCommand(process.argv.slice(2));
  await withShop(loadConfig(), async (shop) => {
    console.log(couponTable(await shop.post<ListedCoupons>(`/operator/coupons${path}`, payload)));
  });
}

await runCommand(coupons);

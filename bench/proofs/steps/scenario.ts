import type { Payments } from '../paperwork/far-ends.ts';
import type { PaperOrder } from '../paperwork/paper-orders.ts';
import type { PaperShop } from '../paperwork/paper-shop.ts';

/** What happens to an order's paper from one job to the next, whoever is killed or presses twice. */
export interface Scenario {
  name: string;
  payments: Payments;
  /** An order up to where the scenario begins. */
  prepare(shop: PaperShop): Promise<PaperOrder>;
  /** Ends once the shop has done all of it. */
  play(shop: PaperShop, order: PaperOrder): Promise<void>;
}

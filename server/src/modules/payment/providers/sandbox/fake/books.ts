import type { Deps } from '../../../../../platform/module.ts';
import type { Trade } from './trades.ts';

/** What the far end works with: its books, its key, and the way to the shop's notice address. */
export interface Books extends Pick<Deps, 'db' | 'clock'> {
  key(): Promise<string>;
  tellShop(trade: Trade): Promise<void>;
}

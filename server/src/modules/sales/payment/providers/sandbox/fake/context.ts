import type { Deps } from '../../../../../../platform/module.ts';
import type { Trade } from './repository.ts';

/** The dependencies of the fake provider: its database, its key, and a call that sends a trade's webhook to the shop. */
export interface FakeContext extends Pick<Deps, 'db' | 'clock'> {
  key(): Promise<string>;
  notify(trade: Trade): Promise<void>;
}

import type { Deps } from '../../../../../../platform/module.ts';
import type { Trade } from './repository.ts';

export interface FakeContext extends Pick<Deps, 'db' | 'clock'> {
  key(): Promise<string>;
  notify(trade: Trade): Promise<void>;
}

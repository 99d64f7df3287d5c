import type { Composition } from '@pinpu/shared/contracts';
import type { ShopShell } from './shop-shell.ts';

/** What a composition can be chosen from again: the registry's entry, and the remotes and shell whose canary it has. */
export interface ComposedFrom {
  sequence: number;
  canaries: readonly string[];
}

/** What a visitor's page is made of. */
export interface Composed {
  composition: Composition;
  shell: ShopShell;
  from: ComposedFrom;
}

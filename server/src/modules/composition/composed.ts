import type { Composition } from '@pinpu/shared/contracts';
import type { ShopShell } from './shop-shell.ts';

/** Inputs to choose a composition again: the registry's entry, and the remotes and shell whose canary it has. */
export interface ComposedFrom {
  sequence: number;
  canaries: readonly string[];
}

/** Composition of a visitor's page. */
export interface Composed {
  composition: Composition;
  shell: ShopShell;
  from: ComposedFrom;
}

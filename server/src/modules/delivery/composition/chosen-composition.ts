import type { Composition } from '@pinpu/shared/contracts';
import type { ShopShell } from './shop-shell.ts';

/** What a composition was chosen by: the number of the registry entry, and the remotes or shell whose canary it has. */
export interface CompositionInputs {
  sequence: number;
  canaries: readonly string[];
}

export interface ChosenComposition {
  composition: Composition;
  shell: ShopShell;
  from: CompositionInputs;
}

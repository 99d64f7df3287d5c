import type { Composition } from '@pinpu/shared/contracts';
import type { ShopShell } from './shop-shell.ts';

/** What a composition was chosen by: the number of the registry entry, and the remotes or shell whose canary it has. */
export interface CompositionInputs {
  sequence: number;
  canaries: readonly string[];
}

/** Composition of a visitor's page. */
export interface ChosenComposition {
  composition: Composition;
  shell: ShopShell;
  from: CompositionInputs;
}

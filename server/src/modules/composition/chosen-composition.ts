import type { Composition } from '@pinpu/shared/contracts';
import type { ShopShell } from './shop-shell.ts';

/** Inputs to choose a composition again: the registry's entry, and the remotes and shell whose canary it has. */
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

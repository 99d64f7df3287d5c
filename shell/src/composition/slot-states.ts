import { createContext, type ReactNode } from 'react';

/** What a slot shows while its part loads, after it failed, and where no remote fills it. */
export interface SlotStates {
  pending: ReactNode;
  failed: (retry: () => void) => ReactNode;
  none: ReactNode;
}

/** Set around a slot of the shell that must always show something; undefined for the default states. */
export const SlotStatesContext = createContext<SlotStates | undefined>(undefined);

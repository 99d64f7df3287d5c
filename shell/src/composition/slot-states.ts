import { createContext, type ReactNode } from 'react';

/** Content of a slot whose part is loading or has failed, or that no remote fills. */
export interface SlotStates {
  pending: ReactNode;
  failed: (retry: () => void) => ReactNode;
  none: ReactNode;
}

/** Set around a slot of the shell that must never be silent; undefined where the usual states do. */
export const SlotStatesContext = createContext<SlotStates | undefined>(undefined);

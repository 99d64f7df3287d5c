import { createContext, type FragmentInstance, type RefCallback } from 'react';

/** Notes of each part where it is on the page, and that it is drawn. */
export interface PartTracking {
  place(id: string): RefCallback<FragmentInstance>;
  shown(id: string): void;
}

/** Set where someone wants to know which part is where: in developer mode. */
export const PartTrackingContext = createContext<PartTracking | undefined>(undefined);

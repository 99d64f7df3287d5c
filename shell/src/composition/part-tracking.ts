import { createContext, type FragmentInstance, type RefCallback } from 'react';

/** Records where each part is on the page, and when it is rendered. */
export interface PartTracking {
  place(id: string): RefCallback<FragmentInstance>;
  shown(id: string): void;
}

/** Set in developer mode, which shows where each part is. */
export const PartTrackingContext = createContext<PartTracking | undefined>(undefined);

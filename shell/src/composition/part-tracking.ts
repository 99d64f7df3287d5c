import { createContext, type FragmentInstance, type RefCallback } from 'react';

/** Notes where the part of this id is on the page while it is shown. */
export type TrackPart = (id: string) => RefCallback<FragmentInstance>;

/** Set where someone wants to know which part is where: in developer mode. */
export const PartTrackingContext = createContext<TrackPart | undefined>(undefined);

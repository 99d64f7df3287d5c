import type { Composition } from '@pinpu/shared/contracts';
import type { CompositionHost } from '@pinpu/shared/domain';
import type { ReactNode } from 'react';
import type { PartTracking } from '../composition/part-tracking.ts';
import type { Remotes } from '../composition/remotes.ts';
import { noteShown, timed } from './part-times.ts';
import { StaffTools } from './StaffTools.tsx';
import { placePart } from './shown-parts.ts';
import { withWorkingCopies } from './working-copies.ts';

/** Developer mode on a page: its composition, and the tools above every screen. */
export interface Staff {
  composition: Composition;
  tools: ReactNode;
  tracking: PartTracking;
  /** The remotes, wrapped to record when each part is requested. */
  timed: (remotes: Remotes) => Remotes;
}

/**
 * The number of resource timings that the browser stores. By default it is 250, and the pictures of a long list would
 * leave no space for scripts.
 */
const MOST_TIMINGS = 5000;

export async function openStaff(inlined: Composition, host: CompositionHost): Promise<Staff> {
  performance.setResourceTimingBufferSize?.(MOST_TIMINGS);
  const { composition, faults } = await withWorkingCopies(inlined, host);
  const tracking = { place: placePart, shown: noteShown };
  return { composition, tools: <StaffTools faults={faults} />, tracking, timed };
}

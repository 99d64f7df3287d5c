import type { Composition } from '@pinpu/shared/contracts';
import type { CompositionHost } from '@pinpu/shared/domain';
import type { ReactNode } from 'react';
import type { TrackPart } from '../composition/part-tracking.ts';
import { watchLoading } from './inspector/loading.ts';
import { StaffTools } from './StaffTools.tsx';
import { trackPart } from './shown-parts.ts';
import { withWorkingCopies } from './working-copies.ts';

/** Developer mode on a page: its composition, and the tools above every screen. */
export interface Staff {
  composition: Composition;
  tools: ReactNode;
  trackPart: TrackPart;
}

/** Opens developer mode for a composition that was served to staff. */
export async function openStaff(inlined: Composition, host: CompositionHost): Promise<Staff> {
  watchLoading();
  const { composition, faults } = await withWorkingCopies(inlined, host);
  return { composition, tools: <StaffTools faults={faults} />, trackPart };
}

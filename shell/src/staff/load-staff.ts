import type { Composition } from '@pinpu/shared/contracts';
import type { CompositionHost } from '@pinpu/shared/domain';
import { reportFailure } from '../report.ts';
import type { Staff } from './open-staff.tsx';

/**
 * Loads the tools of developer mode, in a chunk that only pages with developer mode load; where that fails, the page
 * is the ordinary one.
 */
export async function loadStaff(
  composition: Composition,
  host: CompositionHost,
): Promise<Staff | undefined> {
  if (composition.staff !== true) return undefined;
  try {
    const { openStaff } = await import(/* webpackChunkName: "staff" */ './open-staff.tsx');
    return await openStaff(composition, host);
  } catch (error) {
    reportFailure('shell/staff', error);
    return undefined;
  }
}

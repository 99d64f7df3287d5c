import type { Overrides } from '@pinpu/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { overrideOrigins } from './override-service.ts';
import { previewOf } from './preview-cookie.ts';
import { type StaffDeps, staffSessionOf } from './staff-session.ts';

/** What one browser gets in a page instead of the public content. */
export interface OwnView {
  /** Fields of its composition. */
  composition: { staff?: true; overrides?: Overrides };
  /** Versions that are used instead of the live ones. */
  versions: Record<string, string>;
  /** Further origins that its policy admits. */
  origins: string[];
}

const versionsOf = (overrides: Overrides) =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([name, one]) =>
      'version' in one ? [[name, one.version] as const] : [],
    ),
  );

/**
 * The view of this request's browser, where its cookies of developer mode or a preview give it one, whatever its
 * address. Null for all others.
 */
export async function ownViewOf(request: FastifyRequest, deps: StaffDeps): Promise<OwnView | null> {
  const [staff, preview] = await Promise.all([
    staffSessionOf(request, deps),
    previewOf(request, deps),
  ]);
  if (staff === null && preview === null) return null;
  const overrides = staff?.overrides ?? {};
  const hasOverrides = Object.keys(overrides).length > 0;
  return {
    composition: { ...(staff && { staff: true }), ...(hasOverrides && { overrides }) },
    versions: { ...preview, ...versionsOf(overrides) },
    origins: overrideOrigins(overrides),
  };
}

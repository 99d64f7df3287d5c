import type { Overrides } from '@pinpu/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { overrideOrigins } from './override-service.ts';
import { previewOf } from './preview-cookie.ts';
import { type StaffDeps, staffSessionOf } from './staff-session.ts';

export interface OwnView {
  composition: { staff?: true; overrides?: Overrides };
  versions: Record<string, string>;
  origins: string[];
}

const versionsOf = (overrides: Overrides) =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([name, one]) =>
      'version' in one ? [[name, one.version] as const] : [],
    ),
  );

/** By the browser's cookies of developer mode or a preview, whatever its address; else null. */
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

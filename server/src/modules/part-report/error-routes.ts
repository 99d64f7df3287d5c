import { partErrorsAnswerSchema } from '@pinpu/shared/contracts';
import type { ServerModule } from '../../platform/module.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { versionErrors } from './version-errors.ts';

const HOURS = 24;

/** `GET /api/parts/errors`: what pages reported of each version, for administrators (ADR 0175). */
export const partErrorsModule: ServerModule = (app, deps) => {
  app.get(
    '/api/parts/errors',
    { schema: { response: { 200: partErrorsAnswerSchema } } },
    async (request) => {
      await requireAdmin(request, deps);
      const found = await versionErrors(deps.db, deps.clock(), HOURS);
      const versions = found.map(({ reasons, ...one }) => ({
        ...one,
        reasons: reasons.map(({ at, ...reason }) => ({ ...reason, at: at.toISOString() })),
      }));
      return { success: true as const, body: { versions } };
    },
  );
};

import { partErrorsAnswerSchema } from '@pinpu/shared/contracts';
import type { ServerModule } from '../../../platform/module.ts';
import { protectAdministration } from '../../base/admin/administration.ts';
import { versionErrors } from './version-errors.ts';

const HOURS = 24;

/** `GET /api/parts/errors`: what pages reported about each version, for administrators. */
export const partErrorsModule: ServerModule = (app, deps) => {
  protectAdministration(app, deps);
  app.get(
    '/api/parts/errors',
    {
      schema: { response: { 200: partErrorsAnswerSchema } },
      config: { audit: 'deployment.errors' },
    },
    async () => {
      const found = await versionErrors(deps.db, deps.clock(), HOURS);
      const versions = found.map(({ reasons, ...one }) => ({
        ...one,
        reasons: reasons.map(({ at, ...reason }) => ({ ...reason, at: at.toISOString() })),
      }));
      return { success: true as const, body: { versions } };
    },
  );
};

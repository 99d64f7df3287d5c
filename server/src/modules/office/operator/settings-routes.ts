import { object, string, unknown } from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import { readSettings, setSetting } from '../../base/settings/service.ts';

const setting = object({ key: string(), value: unknown() });

/** The largest setting, in bytes: settings may contain blocks of HTML. */
const SETTING_LIMIT = 4 * 1024 * 1024;

/** The calls of `npm run settings`. */
export function settingsRoutes(app: App, { db, clock }: Deps) {
  const reading = { schema: { hide: true }, config: { audit: 'settings.read' } };
  app.post('/operator/settings', reading, async () => ({
    settings: await readSettings(db),
  }));

  app.post(
    '/operator/settings/set',
    {
      schema: { hide: true, body: setting },
      bodyLimit: SETTING_LIMIT,
      config: { audit: 'settings.set' },
    },
    async (request) => {
      const { key, value } = request.body;
      noteAudit(request, { subject: key });
      const faults = await setSetting(db, key, value, clock());
      if (faults.length > 0) throw new Rejection(422, 'BAD_SETTING', faults.join('\n'));
      return { settings: await readSettings(db) };
    },
  );
}

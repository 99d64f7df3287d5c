import { object, string, unknown } from 'zod/mini';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { App, Deps } from '../../platform/module.ts';
import { readSettings, setSetting } from '../settings/service.ts';

const setting = object({ key: string(), value: unknown() });

/** The maximum size of a setting: blocks of HTML. */
const SETTING_LIMIT = 4 * 1024 * 1024;

/** The calls of `npm run settings`. */
export function settingsRoutes(app: App, { db, clock }: Deps) {
  app.post('/operator/settings', { schema: { hide: true } }, async () => ({
    settings: await readSettings(db),
  }));

  app.post(
    '/operator/settings/set',
    { schema: { hide: true, body: setting }, bodyLimit: SETTING_LIMIT },
    async ({ body: { key, value } }) => {
      const faults = await setSetting(db, key, value, clock());
      if (faults.length > 0) throw new Refusal(422, 'BAD_SETTING', faults.join('\n'));
      return { settings: await readSettings(db) };
    },
  );
}

import {
  backofficeSettingsAnswerSchema,
  restoreSettingsSchema,
  settingVersionAnswerSchema,
  settingVersionsAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { object, pipe, regex, string, transform } from '@pinpu/shared/contracts/schema';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { findVersion, findVersions } from '../../../base/settings/version-repository.ts';
import { differencesTo, type RestorableState } from '../../../base/settings/versions.ts';
import type { ShopProviders } from '../../../sales/pickup/offers.ts';
import { settingPublisher } from './setting-routes.ts';
import { settingsView, versionView } from './setting-views.ts';
import { settingsChanged } from './settings-changed.ts';

const LISTED = 50;
const tags = ['backoffice'];
const params = object({
  id: pipe(string().check(regex(/^[1-9]\d{0,14}$/)), transform(Number)),
});

const gone = () => new Rejection(404, 'VERSION_NOT_FOUND', '這個版本已不存在，請重新整理。');

/** @throws Rejection 404 for a version that is not stored. */
async function differences(db: Database, state: RestorableState) {
  const found = await differencesTo(db, state);
  if (found === undefined) throw gone();
  return found;
}

async function versionBody(db: Database, id: number) {
  const version = await findVersion(db, id);
  if (version === undefined) throw gone();
  return {
    version: versionView(version),
    changes: version.changes,
    restoring: await differences(db, { id, state: 'after' }),
    undoing: await differences(db, { id, state: 'before' }),
    latest_id: (await findVersions(db, 1))[0]?.id ?? 0,
  };
}

function readRoutes(app: App, { db }: Pick<Deps, 'db'>) {
  app.get(
    '/api/backoffice/settings/versions',
    {
      schema: { tags, response: { 200: settingVersionsAnswerSchema } },
      config: { audit: 'settings.versions' },
    },
    async () => ({
      success: true as const,
      body: { versions: (await findVersions(db, LISTED)).map(versionView) },
    }),
  );

  app.get(
    '/api/backoffice/settings/versions/:id',
    {
      schema: { tags, params, response: { 200: settingVersionAnswerSchema } },
      config: { audit: 'settings.versions' },
    },
    async ({ params: { id } }) => ({ success: true as const, body: await versionBody(db, id) }),
  );
}

export function settingVersionRoutes(app: App, deps: Deps, providers: ShopProviders) {
  const { db, clock } = deps;
  const publish = settingPublisher(deps, providers);
  readRoutes(app, deps);

  /** Rejects the request where somebody has published since the differences were shown. */
  const requireLatest = (latest_id: number) => async (tx: Database) => {
    const [newest] = await findVersions(tx, 1);
    if (newest === undefined || newest.id === latest_id) return;
    const keys = newest.changes.map(({ key }) => key);
    const body = await settingsView(tx, providers);
    throw await settingsChanged(tx, keys, { body, now: clock(), what: '還原' });
  };

  app.post(
    '/api/backoffice/settings/restore',
    {
      schema: {
        tags,
        body: restoreSettingsSchema,
        response: { 200: backofficeSettingsAnswerSchema },
      },
      config: { audit: 'settings.restore' },
    },
    async (request) => {
      const { id, state, latest_id } = request.body;
      const found = await differences(db, { id, state });
      const changes = found.map(({ key, after }) => ({ key, value: after }));
      const check = requireLatest(latest_id);
      return publish(request, changes, { check, restored_id: id, detail: { version: id, state } });
    },
  );
}

import {
  backofficeSettingsAnswerSchema,
  isSettingName,
  OWNER_SETTINGS,
  publishSettingsSchema,
  type SettingFault,
  type SettingName,
  settingTitle,
} from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { isByOperator } from '../../../base/admin/administration.ts';
import { requireAdmin, requireOwner } from '../../../base/admin/require-admin.ts';
import { noteAudit, recordRequest } from '../../../base/audit/request-audit.ts';
import { OPERATOR } from '../../../base/audit/service.ts';
import {
  type Publisher,
  publishSettings,
  type SettingChange,
} from '../../../base/settings/publish.ts';
import type { EditableSlide } from '../../../base/settings/setting-rules.ts';
import { openPictures } from '../../../goods/picture/service.ts';
import type { ShopProviders } from '../../../sales/pickup/offers.ts';
import { versionRead } from '../caller.ts';
import { markPicturesSaved, pictureFaults } from './setting-pictures.ts';
import { settingsView } from './setting-views.ts';
import { settingsChanged } from './settings-changed.ts';
import { slideLinkCheck } from './slide-links.ts';

/** The settings contain blocks of HTML; pictures are only addresses. */
export const SETTINGS_LIMIT = 4 * 1024 * 1024;

/**
 * Returns the changes once all their keys are known settings. @throws Rejection 400 for an unknown key, or one sent
 * twice.
 */
export function knownChanges<T extends { key: string }>(changes: readonly T[]) {
  const unknown = changes.find(({ key }) => !isSettingName(key));
  if (unknown) throw new Rejection(400, 'UNKNOWN_SETTING', `沒有設定「${unknown.key}」。`);
  if (new Set(changes.map(({ key }) => key)).size < changes.length)
    throw new Rejection(400, 'INVALID', '同一個設定送出了兩次，請重新整理後再試一次。');
  return changes as (T & { key: SettingName })[];
}

/** A screen shows the faults at their fields, a command prints them. */
const badSettings = (faults: readonly SettingFault[], { actor_kind }: Author) => {
  const message =
    actor_kind === 'operator'
      ? faults.map(({ at, message: why }) => `${at}：${why}`).join('\n')
      : '有些內容不正確，還沒有發布。請依欄位的說明修改。';
  return new Rejection(422, 'BAD_SETTING', message, { faults });
};

type Author = Pick<Publisher, 'actor' | 'actor_kind'>;

async function authorOf(request: FastifyRequest, deps: Deps): Promise<Author> {
  if (isByOperator(request)) return { actor: OPERATOR.name, actor_kind: 'operator' };
  return { actor: (await requireAdmin(request, deps)).userId, actor_kind: 'administrator' };
}

interface PublishOptions extends Pick<Publisher, 'check' | 'otherFaults' | 'restored_id'> {
  /** Further details of the audit entry. */
  detail?: object;
}

/**
 * Publishes settings in the name of the caller. @throws Rejection 409 or 422; then nothing is changed.
 */
export function settingPublisher(deps: Deps, providers: ShopProviders) {
  const { db, clock } = deps;
  return async (
    request: FastifyRequest,
    changes: readonly SettingChange[],
    { detail = {}, ...options }: PublishOptions = {},
  ) => {
    const author = await authorOf(request, deps);
    const owners = changes.find(({ key }) => OWNER_SETTINGS.includes(key));
    if (owners && !isByOperator(request))
      await requireOwner(request, deps, `只有擁有者可以變更「${settingTitle(owners.key)}」。`);
    const now = clock();
    noteAudit(request, { subject: changes.map(({ key }) => key).join(',') });
    const published = await publishSettings(db, changes, {
      ...{ ...author, now },
      ...options,
      record: async (tx, keys) => {
        await markPicturesSaved(tx, changes);
        await recordRequest(tx, request, clock, { subject: keys.join(','), detail: { ...detail } });
      },
    });
    if (published.state === 'invalid') throw badSettings(published.faults, author);
    const body = await settingsView(db, providers);
    if (published.state === 'outdated')
      throw await settingsChanged(db, published.keys, { body, now });
    return { success: true as const, body };
  };
}

export async function shopSettingRoutes(app: App, deps: Deps, providers: ShopProviders) {
  const publish = settingPublisher(deps, providers);
  const linkFaults = slideLinkCheck(app, deps);
  const pictures = await openPictures(deps.config);
  const tags = ['backoffice'];
  const response = { 200: backofficeSettingsAnswerSchema };

  app.get(
    '/api/backoffice/settings',
    { schema: { tags, response }, config: { audit: 'settings.read', operator: 'too' } },
    async () => ({ success: true as const, body: await settingsView(deps.db, providers) }),
  );

  app.post(
    '/api/backoffice/settings/publish',
    {
      schema: { tags, body: publishSettingsSchema, response },
      bodyLimit: SETTINGS_LIMIT,
      config: { audit: 'settings.publish', operator: 'too' },
    },
    (request) => {
      const changes = knownChanges(request.body.changes).map(({ version, ...change }) => ({
        ...change,
        version: versionRead(request, version),
      }));
      if (isByOperator(request)) return publish(request, changes);
      const otherFaults = async (slides: readonly EditableSlide[]) => [
        ...(await linkFaults(slides)),
        ...(await pictureFaults(deps.db, pictures, changes, deps.clock())),
      ];
      return publish(request, changes, { otherFaults });
    },
  );
}

import {
  backofficeSettingsAnswerSchema,
  isSettingName,
  publishSettingsSchema,
  type SettingFault,
  type SettingName,
} from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { requireAdmin } from '../../../base/admin/require-admin.ts';
import { noteAudit, recordRequest } from '../../../base/audit/request-audit.ts';
import {
  type Publisher,
  publishSettings,
  type SettingChange,
} from '../../../base/settings/publish.ts';
import type { EditableSlide } from '../../../base/settings/setting-rules.ts';
import { openPictures } from '../../../goods/picture/service.ts';
import type { ShopProviders } from '../../../sales/pickup/offers.ts';
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

const badSettings = (faults: readonly SettingFault[]) =>
  new Rejection(422, 'BAD_SETTING', '有些內容不正確，還沒有發布。請依欄位的說明修改。', { faults });

interface PublishOptions extends Pick<Publisher, 'check' | 'otherFaults' | 'restored_id'> {
  /** Further details of the audit entry. */
  detail?: object;
}

/**
 * Publishes settings in the name of the calling administrator. @throws Rejection 409 or 422; then nothing is changed.
 */
export function settingPublisher(deps: Deps, providers: ShopProviders) {
  const { db, clock } = deps;
  return async (
    request: FastifyRequest,
    changes: readonly SettingChange[],
    { detail = {}, ...options }: PublishOptions = {},
  ) => {
    const { userId: actor } = await requireAdmin(request, deps);
    const now = clock();
    noteAudit(request, { subject: changes.map(({ key }) => key).join(',') });
    const published = await publishSettings(db, changes, {
      ...{ actor, actor_kind: 'administrator', now },
      ...options,
      record: async (tx, keys) => {
        await markPicturesSaved(tx, changes);
        await recordRequest(tx, request, clock, { subject: keys.join(','), detail: { ...detail } });
      },
    });
    if (published.state === 'invalid') throw badSettings(published.faults);
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
    { schema: { tags, response }, config: { audit: 'settings.read' } },
    async () => ({ success: true as const, body: await settingsView(deps.db, providers) }),
  );

  app.post(
    '/api/backoffice/settings/publish',
    {
      schema: { tags, body: publishSettingsSchema, response },
      bodyLimit: SETTINGS_LIMIT,
      config: { audit: 'settings.publish' },
    },
    (request) => {
      const changes = knownChanges(request.body.changes);
      const otherFaults = async (slides: readonly EditableSlide[]) => [
        ...(await linkFaults(slides)),
        ...(await pictureFaults(deps.db, pictures, changes, deps.clock())),
      ];
      return publish(request, changes, { otherFaults });
    },
  );
}

import { admin } from '@pinpu/shared/api/admin';
import { conflictBody } from '@pinpu/shared/api/failure';
import {
  backofficeSettingsAnswerSchema,
  backofficeSettingsConflictSchema,
  type SettingName,
  settingsPreviewAnswerSchema,
  settingVersionAnswerSchema,
  settingVersionsAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { shopAnswerOf } from './answer.ts';

const PATH = 'backoffice/settings';

/** A setting of a draft; null for the default. */
export interface DraftChange {
  key: SettingName;
  value: unknown;
}

/** The published settings of home and shop. */
export const fetchShopSettings = async () =>
  (await shopAnswerOf(admin.get(PATH), backofficeSettingsAnswerSchema)).body;

/** The current publication, if somebody else has published since this one was read; else undefined. */
export const settingsConflict = (error: unknown) =>
  conflictBody(error, backofficeSettingsConflictSchema);

/** Publishes settings; a conflict unless each one's version is still the given one. Returns all settings. */
export const publishShopSettings = async (
  changes: readonly (DraftChange & { version: string })[],
) =>
  (
    await shopAnswerOf(
      admin.post(`${PATH}/publish`, { json: { changes } }),
      backofficeSettingsAnswerSchema,
    )
  ).body;

/** The configuration that shoppers would get if a draft were published. */
export const previewShopSettings = async (changes: readonly DraftChange[]) =>
  (
    await shopAnswerOf(
      admin.post(`${PATH}/preview`, { json: { changes } }),
      settingsPreviewAnswerSchema,
    )
  ).body;

/** Earlier publications, newest first. */
export const fetchSettingVersions = async () =>
  (await shopAnswerOf(admin.get(`${PATH}/versions`), settingVersionsAnswerSchema)).body.versions;

/** The changes of a publication, and those that restoring it would make. */
export const fetchSettingVersion = async (id: number) =>
  (await shopAnswerOf(admin.get(`${PATH}/versions/${id}`), settingVersionAnswerSchema)).body;

/** Publishes an earlier state again; a conflict if there is a publication newer than `latest_id`. */
export const restoreSettings = async (state: {
  id: number;
  state: 'after' | 'before';
  latest_id: number;
}) =>
  (
    await shopAnswerOf(
      admin.post(`${PATH}/restore`, { json: state }),
      backofficeSettingsAnswerSchema,
    )
  ).body;

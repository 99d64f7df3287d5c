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
import { bodyOf } from './answer.ts';

const PATH = 'backoffice/settings';

/** A setting of a draft; null for the default. */
export interface DraftChange {
  key: SettingName;
  value: unknown;
}

/** The published settings of home and shop. */
export const fetchShopSettings = () => bodyOf(admin.get(PATH), backofficeSettingsAnswerSchema);

/** The current publication, if somebody else has published since this one was read; else undefined. */
export const settingsConflict = (error: unknown) =>
  conflictBody(error, backofficeSettingsConflictSchema);

/** Publishes settings; a conflict unless each one's version is still the given one. Returns all settings. */
export const publishShopSettings = (changes: readonly (DraftChange & { version: string })[]) =>
  bodyOf(admin.post(`${PATH}/publish`, { json: { changes } }), backofficeSettingsAnswerSchema);

/** The configuration that shoppers would get if a draft were published. */
export const previewShopSettings = (changes: readonly DraftChange[]) =>
  bodyOf(admin.post(`${PATH}/preview`, { json: { changes } }), settingsPreviewAnswerSchema);

/** Earlier publications, newest first. */
export const fetchSettingVersions = async () =>
  (await bodyOf(admin.get(`${PATH}/versions`), settingVersionsAnswerSchema)).versions;

/** The changes of a publication, and those that restoring it would make. */
export const fetchSettingVersion = (id: number) =>
  bodyOf(admin.get(`${PATH}/versions/${id}`), settingVersionAnswerSchema);

/** Publishes an earlier state again; a conflict if there is a publication newer than `latest_id`. */
export const restoreSettings = (state: {
  id: number;
  state: 'after' | 'before';
  latest_id: number;
}) => bodyOf(admin.post(`${PATH}/restore`, { json: state }), backofficeSettingsAnswerSchema);

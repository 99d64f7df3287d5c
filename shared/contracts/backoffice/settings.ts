import * as s from '@pinpu/shared/contracts/schema';
import { payWayOfferSchema } from '../shop/cart-options.ts';
import { publicConfigSchema } from '../shop/config.ts';
import { bodyOf } from '../shop/envelope.ts';
import { shortText } from '../shop/primitives.ts';
import { SETTINGS, type SettingName, type SettingValue } from './setting-table.ts';

const texts = s.record(s.string(), s.string());

/** The stored value of each setting; null where the default applies. */
export type StoredSettings = { [Name in SettingName]: SettingValue<Name> | null };

const storedSettingsSchema = s.object(
  Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { schema }]) => [name, s.nullable<s.Schema>(schema)]),
  ) as unknown as { [Name in SettingName]: s.Schema<StoredSettings[Name]> },
);

/** A publication: when, by whom (account, or `operator` for a command), and what it changed. */
const settingVersionSchema = s.object({
  id: s.int(),
  at: s.string(),
  actor: s.string(),
  actor_kind: s.oneOf(['administrator', 'operator']),
  /** The id of the version that it restored; 0 for other changes. */
  restored_id: s.int(),
  keys: s.array(s.string()),
});
export type SettingVersion = s.Infer<typeof settingVersionSchema>;

const shopSettingsSchema = s.object({
  settings: storedSettingsSchema,
  /** Defaults of settings without a stored value; null where a feature is off. */
  defaults: storedSettingsSchema,
  /** The version of each setting, as it was read; publishing sends it back. */
  versions: texts,
  latest: s.nullable(settingVersionSchema),
  /** How many products on sale state no weight for a variant; 0 in older servers. */
  unweighed: s.withDefault(s.int(), 0),
  /** What this shop's payment and logistics providers support, whether or not the shop offers it. */
  able: s.object({
    ways: s.array(payWayOfferSchema),
    pickup: s.boolean(),
    /** Whether parcels can be created at the logistics provider, and their kinds of carriage to an address. */
    parcels: s.withDefault(s.boolean(), false),
    home: s.withDefault(s.array(s.string()), []),
  }),
});
export type BackofficeSettings = s.Infer<typeof shopSettingsSchema>;

/** `GET /api/backoffice/settings`, and the answer to a publication. */
export const backofficeSettingsAnswerSchema = bodyOf(shopSettingsSchema);

/** 409 to a publication: the published settings, and the keys that somebody else has changed. */
export const backofficeSettingsConflictSchema = s.looseObject({
  body: shopSettingsSchema,
  keys: s.array(s.string()),
});

const settingChangeSchema = s.object({ key: shortText(40), value: s.unknown() });

/** Body of `POST /api/backoffice/settings/publish`: settings, each with the version that was read. */
export const publishSettingsSchema = s.object({
  changes: s
    .array(s.extend(settingChangeSchema, { version: shortText(64) }))
    .check(s.minLength(1), s.maxLength(40)),
});

/** Body of `POST /api/backoffice/settings/preview`: the draft. */
export const previewSettingsSchema = s.object({
  changes: s.array(settingChangeSchema).check(s.maxLength(40)),
});

/** What is wrong with a setting, and with which field: `slideshows[0].url`. */
const settingFaultSchema = s.object({ at: s.string(), message: s.string() });
export type SettingFault = s.Infer<typeof settingFaultSchema>;

/** 422 to a publication: the faults. */
export const settingFaultsSchema = s.looseObject({ faults: s.array(settingFaultSchema) });

/**
 * The configuration that shoppers would get with the draft, the page that shows it, and the faults that prevent
 * publishing.
 */
export const settingsPreviewAnswerSchema = bodyOf(
  s.object({
    page: s.string(),
    config: publicConfigSchema,
    faults: s.array(settingFaultSchema),
  }),
);

/** `GET /api/backoffice/settings/versions`: the newest first. */
export const settingVersionsAnswerSchema = bodyOf(
  s.object({ versions: s.array(settingVersionSchema) }),
);

const differenceSchema = s.object({ key: s.string(), before: s.unknown(), after: s.unknown() });
export type SettingDifference = s.Infer<typeof differenceSchema>;

/**
 * `GET /api/backoffice/settings/versions/{id}`: what it changed, and what restoring the state after it would change
 * now.
 */
export const settingVersionAnswerSchema = bodyOf(
  s.object({
    version: settingVersionSchema,
    changes: s.array(differenceSchema),
    restoring: s.array(differenceSchema),
    /** The changes that undoing this version and all later ones would make now. */
    undoing: s.array(differenceSchema),
    /** The id of the newest version; restoring sends it back. */
    latest_id: s.int(),
  }),
);

/** Body of `POST /api/backoffice/settings/restore`: the state after a version, or before it. */
export const restoreSettingsSchema = s.object({
  id: s.int(),
  state: s.oneOf(['after', 'before']),
  latest_id: s.int(),
});

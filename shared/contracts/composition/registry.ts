import * as s from '@pinpu/shared/contracts/schema';
import { checkedFilesFields, deployedFields } from './checked-files.ts';
import { pageDescriptionSchema, routeFields } from './route.ts';
import { shellVersionSchema } from './shell-manifest.ts';

/** A route of a remote, and the files that its page needs, entry first, relative to `base`. */
export const remoteRouteSchema = s.object({
  ...routeFields,
  files: s.array(s.string()),
  /** Values of newer remotes that this reader does not know are ignored. */
  describe: s.withFallback(s.optional(pageDescriptionSchema), undefined),
});
export type RemoteRoute = s.Infer<typeof remoteRouteSchema>;

/** A height in pixels. */
const heightSchema = s.int().check(s.minimum(1), s.maximum(2000));

export const slotFillSchema = s.object({
  /** The version of the slot's contract that it was built with. */
  version: s.int(),
  /** Name of this filler in reports; defaults to the remote's name. */
  name: s.optional(s.string()),
  /** Fillers with smaller numbers come first; 0 where it is missing. */
  order: s.optional(s.int()),
  /** The least height of its place, reserved before it is loaded: on phones, and on wider screens (from 600 px). */
  room: s.optional(s.object({ phone: heightSchema, wider: heightSchema })),
});
export type SlotFill = s.Infer<typeof slotFillSchema>;

/** The scripts of a remote's container for hosts with Module Federation. */
const mountFilesSchema = s.object({
  /** Files that every host loads, the container's entry first. */
  files: s.array(s.string()),
  /** Additional files for hosts that do not share React with it. */
  own_react: s.array(s.string()),
});

/** The fields of a remote's built manifest: `remote.json` beside its scripts. */
export const manifestFields = {
  entry: s.string(),
  routes: s.array(remoteRouteSchema),
  /** The module for other sites' pages, if it has one. */
  embed: s.optional(s.string()),
  /** The container for hosts with Module Federation, if it has one. */
  mount: s.optional(mountFilesSchema),
  /**
   * The build of its pages and slots for Node, with which the server renders them; without it, only browsers do (ADR
   * 0201).
   */
  node: s.optional(s.string()),
  /** Slots this version fills. */
  fills: s.optional(s.record(s.string(), slotFillSchema)),
  /**
   * The same as name → contract version, which is all that manifests before 1.0 have; still written for older readers.
   */
  slots: s.optional(s.record(s.string(), s.int())),
  /** Slots on this version's own screens: name → contract version. Missing in manifests before 1.0. */
  offers: s.optional(s.record(s.string(), s.int())),
  /** Range of `@pinpu/shared` it needs. */
  requires: s.string(),
  ...checkedFilesFields,
};

interface Fills {
  fills?: Record<string, SlotFill> | undefined;
  slots?: Record<string, number> | undefined;
}

/** Converts `slots` of older manifests to `fills`. */
export function withFills<T extends Fills>({ fills, slots = {}, ...rest }: T) {
  const old = Object.entries(slots).map(([slot, version]): [string, SlotFill] => [
    slot,
    { version },
  ]);
  return { ...rest, fills: fills ?? Object.fromEntries(old) };
}

/** One deployed version of a remote; everything under `base` is immutable. */
export const remoteVersionSchema = s.pipe(
  s.object({ ...manifestFields, ...deployedFields }),
  s.transform(withFills),
);
export type RemoteVersion = s.Infer<typeof remoteVersionSchema>;

/** Fields of a registry besides remotes and shell; before 1.0.0-beta.2, only the first two existed. */
export const registryFields = {
  /** The number of this entry in the log; a reader rejects a lower one than it has seen. */
  sequence: s.int(),
  /** Whether versions that do not check all their files are rejected. */
  requires_checks: s.optional(s.boolean()),
  /** When it was signed, and when it expires, in ISO 8601. */
  issued_at: s.optional(s.string()),
  expires_at: s.optional(s.string()),
  /** The keys that are trusted from this entry on: Ed25519, raw, as base64url. */
  keys: s.optional(s.array(s.object({ id: s.string(), public_key: s.string() }))),
};

const HISTORY_ACTIONS = [
  'deploy',
  'canary',
  'promote',
  'rollback',
  'automatic-rollback',
  'retire',
  'built',
] as const;

const historyEntrySchema = s.object({
  /** The version that becomes stable, '' for nothing; for `canary` and `retire`, the version concerned, '' for all. */
  version: s.string(),
  at: s.string(),
  action: s.optional(s.oneOf(HISTORY_ACTIONS)),
  /** A team, a person or a command. */
  by: s.optional(s.string()),
  why: s.optional(s.string()),
  /** The version that it replaced: the stable one, or the canary that was ended. */
  from: s.optional(s.string()),
});

/** The live versions of a remote or the shell, and their history. */
export const liveFields = {
  /** '' where no version is live. */
  stable: s.string(),
  /** A version that `percent` of the visitors get, since a time in ISO 8601. */
  canary: s.optional(s.object({ version: s.string(), percent: s.int(), since: s.string() })),
  history: s.array(historyEntrySchema),
};

/** The payload of `GET /registry.json`: the live versions of remotes and shell, and all deployed ones (ADR 0170). */
export const registrySchema = s.object({
  ...registryFields,
  remotes: s.record(
    s.string(),
    s.object({ ...liveFields, versions: s.record(s.string(), remoteVersionSchema) }),
  ),
  /** Where it is missing, the shell built beside the registry is used. */
  shell: s.optional(
    s.object({ ...liveFields, versions: s.record(s.string(), shellVersionSchema) }),
  ),
});
export type Registry = s.Infer<typeof registrySchema>;

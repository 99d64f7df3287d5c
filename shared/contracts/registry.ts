import * as s from '@pinpu/shared/contracts/schema';
import { pageDescriptionSchema, routeFields } from './route.ts';

/** A route a remote serves and the files its page needs, entry first, relative to `base`. */
export const remoteRouteSchema = s.object({
  ...routeFields,
  files: s.array(s.string()),
  /** What a newer remote says in a way not known here counts as not said. */
  describe: s.withFallback(s.optional(pageDescriptionSchema), undefined),
});
export type RemoteRoute = s.Infer<typeof remoteRouteSchema>;

/** How a remote fills a slot. */
export const slotFillSchema = s.object({
  /** Version of the slot's contract it was built with. */
  version: s.int(),
  /** What this filler is called in reports; the remote's name where it is missing. */
  name: s.optional(s.string()),
  /** Among several fillers smaller comes first; 0 where it is missing. */
  order: s.optional(s.int()),
});
export type SlotFill = s.Infer<typeof slotFillSchema>;

/** The hash of a file, as in `integrity` attributes: a browser ignores a malformed one, and loads the file. */
export const sha384Schema = s.string().check(s.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** The files of one build and how a page checks them (ADR 0144). */
export const checkedFilesFields = {
  /** sha384 of every script, by file name. */
  integrity: s.record(s.string(), sha384Schema),
  /**
   * `every-file`: the build's own loader checks what it loads, and a file without a hash is refused. `nothing`: only
   * from a development server, whose files change. Builds before 1.0.0-beta.2 did not say: their entry is checked.
   */
  checks: s.optional(s.oneOf(['every-file', 'nothing'])),
};

/** What a manifest says of its files alone. */
export const checkedFilesSchema = s.object(checkedFilesFields);

/** The fields of a remote's built manifest: `remote.json` beside its scripts. */
export const manifestFields = {
  entry: s.string(),
  routes: s.array(remoteRouteSchema),
  /** Slots this version fills. */
  fills: s.optional(s.record(s.string(), slotFillSchema)),
  /** The same as name → contract version, all that manifests before 1.0 said; still written for those who read that. */
  slots: s.optional(s.record(s.string(), s.int())),
  /** Slots on this version's own screens: name → contract version. Manifests before 1.0 did not say. */
  offers: s.optional(s.record(s.string(), s.int())),
  /** Range of `@pinpu/shared` it needs. */
  requires: s.string(),
  ...checkedFilesFields,
};

interface Fills {
  fills?: Record<string, SlotFill> | undefined;
  slots?: Record<string, number> | undefined;
}

/** Reads the older form of what is filled into the newer one. */
export function withFills<T extends Fills>({ fills, slots = {}, ...rest }: T) {
  const old = Object.entries(slots).map(([slot, version]): [string, SlotFill] => [
    slot,
    { version },
  ]);
  return { ...rest, fills: fills ?? Object.fromEntries(old) };
}

/** One deployed version of a remote; everything under `base` is immutable. */
export const remoteVersionSchema = s.pipe(
  s.object({
    ...manifestFields,
    /** URL of the folder, absolute or from the root, ending in `/`. */
    base: s.string(),
    status: s.oneOf(['live', 'retired', 'bad']),
  }),
  s.transform(withFills),
);
export type RemoteVersion = s.Infer<typeof remoteVersionSchema>;

/** The fields of a registry besides its remotes. */
export const registryFields = {
  sequence: s.int(),
  /** Whether versions that leave a file unchecked are rejected. */
  requires_checks: s.optional(s.boolean()),
};

/** Which versions of a remote are and were stable. */
export const registryRemoteFields = {
  stable: s.string(),
  history: s.array(s.object({ version: s.string(), at: s.string() })),
};

/** `GET /registry.json`: the live version of each remote, and all deployed versions (architecture §2). */
export const registrySchema = s.object({
  ...registryFields,
  remotes: s.record(
    s.string(),
    s.object({ ...registryRemoteFields, versions: s.record(s.string(), remoteVersionSchema) }),
  ),
});
export type Registry = s.Infer<typeof registrySchema>;

/** What was not taken into a composition, and why. */
export const refusalSchema = s.object({
  remote: s.string(),
  version: s.string(),
  /** The slot whose filler alone was refused. */
  slot: s.optional(s.string()),
  reason: s.string(),
  /** Paths that no version serves. */
  paths: s.array(s.string()),
});

/** What the gateway inlines in the shell's HTML: the version of each remote for this visitor. */
export const compositionSchema = s.object({
  id: s.string(),
  remotes: s.record(s.string(), remoteVersionSchema),
  refused: s.withDefault(s.array(refusalSchema), []),
  /** Scripts that the shell loads on demand; gateways before 1.0.0-beta.2 did not say. */
  shell: s.optional(s.object({ base: s.string(), ...checkedFilesFields })),
});
export type Composition = s.Infer<typeof compositionSchema>;

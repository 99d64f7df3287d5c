import * as s from '@pinpu/shared/contracts/schema';

/** A route a remote serves and the files its page needs, entry first, relative to `base`. */
export const remoteRouteSchema = s.object({
  /** React Router pattern, e.g. `/cart/:ACT?/:UUID?`. */
  path: s.string(),
  /** Key of the page in the remote's `pages`. */
  page: s.string(),
  /** Style class for header and main (spec §2 view category), '' for none. */
  view: s.string(),
  files: s.array(s.string()),
  /**
   * First calls of the page for a guest and a URL without query, relative to `/api/`, with the route's parameters:
   * `product/:ID`.
   */
  early: s.optional(s.array(s.string())),
});
export type RemoteRoute = s.Infer<typeof remoteRouteSchema>;

/** One deployed version of a remote; everything under `base` is immutable. */
export const remoteVersionSchema = s.object({
  /** URL of the folder, absolute or from the root, ending in `/`. */
  base: s.string(),
  entry: s.string(),
  routes: s.array(remoteRouteSchema),
  /** Slots this version fills: slot name → contract version. */
  slots: s.record(s.string(), s.int()),
  /** Range of `@pinpu/shared` it needs. */
  requires: s.string(),
  /** sha384 of every script, by file name. */
  integrity: s.record(s.string(), s.string()),
  status: s.oneOf(['live', 'retired', 'bad']),
});
export type RemoteVersion = s.Infer<typeof remoteVersionSchema>;

/** `GET /registry.json`: the live version of each remote, and all deployed versions (architecture §2). */
export const registrySchema = s.object({
  sequence: s.int(),
  remotes: s.record(
    s.string(),
    s.object({
      stable: s.string(),
      versions: s.record(s.string(), remoteVersionSchema),
      history: s.array(s.object({ version: s.string(), at: s.string() })),
    }),
  ),
});
export type Registry = s.Infer<typeof registrySchema>;

/** What the gateway inlines in the shell's HTML: the version of each remote for this visitor. */
export const compositionSchema = s.object({
  id: s.string(),
  remotes: s.record(s.string(), remoteVersionSchema),
});
export type Composition = s.Infer<typeof compositionSchema>;

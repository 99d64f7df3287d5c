import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { checkedFilesFields, deployedFields, sha384Schema } from './checked-files.ts';
import { overridesSchema } from './override.ts';
import { manifestFields, remoteRouteSchema, withFills } from './registry.ts';
import { routeFields } from './route.ts';

/** A remote, or one of its fillers, that was left out of a composition, with the reason. */
export const rejectionSchema = s.object({
  remote: s.string(),
  version: s.string(),
  /** The slot, where only its filler was left out. */
  slot: s.optional(s.string()),
  reason: s.string(),
  /** Paths that no version serves now. */
  paths: s.array(s.string()),
  /** Slots that no version fills now; missing in gateways before 1.0.0-beta.2. */
  slots: s.optional(s.array(s.string())),
});

const { base, status } = deployedFields;

/** A remote in a page's composition, with what the page needs of its version. */
const composedRemoteSchema = s.pipe(
  s.object({
    ...manifestFields,
    base,
    status,
    /** Its version; missing in gateways before 1.0.0-beta.2. */
    version: s.optional(s.string()),
  }),
  s.transform(withFills),
);
export type ComposedRemote = s.Infer<typeof composedRemoteSchema>;

/**
 * A route of a remote in the lazy composition, as the page knows it from the start: enough to link to it, and to
 * recognise its addresses.
 */
const lazyRouteSchema = s.object({
  remote: s.string(),
  path: routeFields.path,
  page: routeFields.page,
  view: routeFields.view,
  price_level: routeFields.price_level,
  legacy_paths: routeFields.legacy_paths,
  links: routeFields.links,
  footer_links: routeFields.footer_links,
  describe: remoteRouteSchema.shape.describe,
});
export type LazyRoute = s.Infer<typeof lazyRouteSchema>;

/**
 * Where a page whose composition has only the remotes that its own address needs can load the lazy composition.
 */
const lazyCompositionSchema = s.object({
  /** URL of an immutable document with all remotes and rejections. */
  url: s.string(),
  integrity: sha384Schema,
  /**
   * Routes of the lazy remotes that the frame links to, or that could serve an address which a route of an initial
   * remote matches, too.
   */
  routes: s.array(lazyRouteSchema),
});

/** Composition inlined by the gateway in the shell's HTML: the version of each remote for this visitor. */
export const compositionSchema = s.object({
  id: s.string(),
  remotes: s.record(s.string(), composedRemoteSchema),
  refused: s.withDefault(s.array(rejectionSchema), []),
  /** Scripts that the shell loads on demand, and its version; missing in gateways before 1.0.0-beta.2. */
  shell: s.optional(s.object({ base, version: s.optional(s.string()), ...checkedFilesFields })),
  /** The token with which the page reports what loads and fails; without it, the page sends no reports. */
  page: s.optional(s.string()),
  /** Whether a staff member is signed in to this browser. */
  staff: s.optional(s.boolean()),
  /** Whether the page shows a draft of the shop's settings inside the back office. */
  preview: s.optional(s.boolean()),
  /** Remotes that only this browser loads from elsewhere: from an address, or in a version that is not live. */
  overrides: s.optional(overridesSchema),
  /** The lazy composition; present where `remotes` only has those that the page's own address needs. */
  rest: s.optional(lazyCompositionSchema),
});
export type Composition = s.Infer<typeof compositionSchema>;

/** Response of `GET /api/composition`: the id of the composition that this browser gets at its next page load. */
export const compositionIdAnswerSchema = bodyOf(s.object({ id: s.string() }));

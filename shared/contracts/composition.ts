import * as s from '@pinpu/shared/contracts/schema';
import { checkedFilesFields, deployedFields, sha384Schema } from './checked-files.ts';
import { bodyOf } from './envelope.ts';
import { overridesSchema } from './override.ts';
import { manifestFields, remoteRouteSchema, withFills } from './registry.ts';
import { routeFields } from './route.ts';

/** Remotes left out of a composition, with the reasons. */
export const rejectionSchema = s.object({
  remote: s.string(),
  version: s.string(),
  /** The slot whose filler alone was rejected. */
  slot: s.optional(s.string()),
  reason: s.string(),
  /** Paths that no version serves. */
  paths: s.array(s.string()),
  /** Slots that no version fills; gateways before 1.0.0-beta.2 did not say. */
  slots: s.optional(s.array(s.string())),
});

const { base, status } = deployedFields;

/** A remote of a page: what the page needs of its version. */
const composedRemoteSchema = s.pipe(
  s.object({
    ...manifestFields,
    base,
    status,
    /** Its version; gateways before 1.0.0-beta.2 did not say. */
    version: s.optional(s.string()),
  }),
  s.transform(withFills),
);
export type ComposedRemote = s.Infer<typeof composedRemoteSchema>;

/** A route of a remote that a page does not carry: enough to link to it, and to know that its address is that remote's. */
const outlinedRouteSchema = s.object({
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
export type OutlinedRoute = s.Infer<typeof outlinedRouteSchema>;

/** Where the whole composition is, of a page that carries what its own address needs (ADR 0180). */
const restSchema = s.object({
  /** Its remotes and what was rejected, as a document that never changes. */
  url: s.string(),
  integrity: sha384Schema,
  /** Of the other remotes: what the frame links to, and what could serve an address that a carried route matches too. */
  routes: s.array(outlinedRouteSchema),
});

/** Composition inlined by the gateway in the shell's HTML: the version of each remote for this visitor. */
export const compositionSchema = s.object({
  id: s.string(),
  remotes: s.record(s.string(), composedRemoteSchema),
  refused: s.withDefault(s.array(rejectionSchema), []),
  /** Scripts that the shell loads on demand, and its version; gateways before 1.0.0-beta.2 did not say. */
  shell: s.optional(s.object({ base, version: s.optional(s.string()), ...checkedFilesFields })),
  /** The token with which the page reports what loads and fails; a page without it reports nothing. */
  page: s.optional(s.string()),
  /** Whether a staff member is signed in to this browser. */
  staff: s.optional(s.boolean()),
  /** Whether the page shows a draft of the shop's settings inside the back office (ADR 0190). */
  preview: s.optional(s.boolean()),
  /** Remotes that this browser alone takes from elsewhere: an address, or a version that is not live. */
  overrides: s.optional(overridesSchema),
  /** Present where `remotes` are only those that the page's own address needs. */
  rest: s.optional(restSchema),
});
export type Composition = s.Infer<typeof compositionSchema>;

/** Response of `GET /api/composition`: the id of the composition that this browser gets at its next page load. */
export const compositionIdAnswerSchema = bodyOf(s.object({ id: s.string() }));

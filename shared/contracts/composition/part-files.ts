import * as s from '@pinpu/shared/contracts/schema';

/** Files of a page or a slot's part in a build. */
const partFilesSchema = s.object({
  /** Its scripts with those that it loads on demand, below the build's folder, entry first. */
  files: s.array(s.string()),
  /** The names of the shared modules that they use. */
  shared: s.array(s.string()),
});

/**
 * A build's `parts.json`: every page and slot it serves, such as `page/cart` or `slot/order.details`. A separate file,
 * since only the inspector reads it.
 */
export const partsManifestSchema = s.object({
  parts: s.record(s.string(), partFilesSchema),
  /** The shared modules of all parts: the required range, and whether the build contains its own copy. */
  shared: s.record(s.string(), s.object({ requires: s.string(), bundled: s.boolean() })),
});
export type PartsManifest = s.Infer<typeof partsManifestSchema>;

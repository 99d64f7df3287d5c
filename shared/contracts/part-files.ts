import * as s from '@pinpu/shared/contracts/schema';

/** Files of a page or a slot's part in a build. */
const partFilesSchema = s.object({
  /** Its scripts, below the build's folder, entry first; also those that it loads on demand. */
  files: s.array(s.string()),
  /** The shared modules that they use. */
  shared: s.array(s.string()),
});

/**
 * A build's `parts.json`: every page and slot it serves, as `page/cart` or `slot/order.details`. A file of its own, since
 * only the inspector reads it.
 */
export const partsManifestSchema = s.object({
  parts: s.record(s.string(), partFilesSchema),
  /** The shared modules of all parts: the range that is required, and whether the build contains a copy for itself. */
  shared: s.record(s.string(), s.object({ requires: s.string(), bundled: s.boolean() })),
});
export type PartsManifest = s.Infer<typeof partsManifestSchema>;

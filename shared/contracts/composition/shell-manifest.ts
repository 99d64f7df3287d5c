import * as s from '@pinpu/shared/contracts/schema';
import { checkedFilesFields, deployedFields, sha384Schema } from './checked-files.ts';
import { frameFields } from './frame-source.ts';

const shellFields = {
  /** The scripts of the first load. */
  scripts: s.array(s.object({ file: s.string(), integrity: s.optional(sha384Schema) })),
  ...checkedFilesFields,
  /** Scripts that it loads on demand; builds before 1.0.0-beta.2 did not list them. */
  integrity: s.withDefault(checkedFilesFields.integrity, {}),
  /** Those of `integrity` with the API client: a page that is not rendered on the server needs them at once. */
  calls: s.optional(s.array(s.string())),
  /** The version of `@pinpu/shared` that it provides. */
  provides: s.string(),
  ...frameFields,
  /** Its build for Node, which renders pages on the server. */
  node: s.optional(s.string()),
};

/** `shell.json`, the shell's built manifest. `npm run dev` omits the hashes and adds the last two fields. */
export const shellManifestSchema = s.object({
  ...shellFields,
  /** The folder of the scripts; `/assets/` when it is missing. */
  base: s.optional(s.string()),
  /** Further origins that pages load scripts from and connect to. */
  origins: s.optional(s.array(s.string())),
});
export type ShellManifest = s.Infer<typeof shellManifestSchema>;

/** One deployed version of the shell: its manifest, and where its files are. */
export const shellVersionSchema = s.object({
  ...shellFields,
  origins: s.optional(s.array(s.string())),
  ...deployedFields,
});
export type ShellVersion = s.Infer<typeof shellVersionSchema>;

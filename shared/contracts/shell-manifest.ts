import * as s from '@pinpu/shared/contracts/schema';

/** `shell.json`, the shell's built manifest. `npm run dev` omits hashes and adds the last two. */
export const shellManifestSchema = s.object({
  scripts: s.array(s.object({ file: s.string(), integrity: s.optional(s.string()) })),
  /** Version of `@pinpu/shared` it provides. */
  provides: s.string(),
  /** Slots of its own frame: name → contract version. */
  offers: s.withDefault(s.record(s.string(), s.int()), {}),
  /** Pages of its own frame, which search engines shan't list. */
  pages: s.withDefault(s.array(s.object({ path: s.string(), title: s.string() })), []),
  /** The folder of the scripts; `/assets/` when it is missing. */
  base: s.optional(s.string()),
  /** Further origins that pages load scripts from and connect to. */
  origins: s.optional(s.array(s.string())),
});
export type ShellManifest = s.Infer<typeof shellManifestSchema>;

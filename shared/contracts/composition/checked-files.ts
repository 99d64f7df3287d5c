import * as s from '@pinpu/shared/contracts/schema';

/**
 * The hash of a file, as in `integrity` attributes. Validated, since a browser ignores a malformed one and loads the
 * file.
 */
export const sha384Schema = s.string().check(s.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** The files of a build, and how they are checked. */
export const checkedFilesFields = {
  /** sha384 of every script, by file name. */
  integrity: s.record(s.string(), sha384Schema),
  /**
   * `every-file`: the build's own loader checks everything it loads, and rejects a file without a hash. `nothing`: only
   * used by development servers, whose files change. Missing in builds before 1.0.0-beta.2, whose entry is checked.
   */
  checks: s.optional(s.oneOf(['every-file', 'nothing'])),
};

const FILE_KINDS = [
  'script',
  'style',
  'template',
  'picture',
  'manifest',
  'source-map',
  'node',
  'other',
] as const;

/** A file of a deployed version, with its kind, size and hash. */
const deployedFileSchema = s.object({
  /** A kind that this reader does not know counts as `other`. */
  kind: s.withFallback(s.oneOf(FILE_KINDS), 'other'),
  bytes: s.int(),
  sha384: sha384Schema,
});

export type DeployedFile = s.Infer<typeof deployedFileSchema>;

/** Fields of a deployed version that its manifest does not contain. */
export const deployedFields = {
  /** URL of the folder, absolute or from the root, ending in `/`. */
  base: s.string(),
  status: s.oneOf(['live', 'retired', 'bad']),
  /** Every file of the artefact, by its path below `base`; missing in versions before 1.0.0-beta.2. */
  files: s.optional(s.record(s.string(), deployedFileSchema)),
  /** When it was published, in ISO 8601, and by whom. */
  published_at: s.optional(s.string()),
  published_by: s.optional(s.string()),
};

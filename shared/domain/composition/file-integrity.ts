/** The files of one build, and how they are checked. */
export interface CheckedFiles {
  /** The only file that is checked in builds that do not say how they check files. */
  entry?: string;
  integrity: Record<string, string>;
  checks?: 'every-file' | 'nothing' | undefined;
}

/** The hash that a file must have: '' where it is not checked, undefined where it must not be loaded. */
export function integrityOf(
  { entry, integrity, checks }: CheckedFiles,
  file: string,
): string | undefined {
  if (checks === 'every-file') return Object.hasOwn(integrity, file) ? integrity[file] : undefined;
  const isChecked = checks === undefined && file === entry && Object.hasOwn(integrity, file);
  return isChecked ? integrity[file] : '';
}

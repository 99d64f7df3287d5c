/** The files of one build, and how they are checked (ADR 0144). */
export interface CheckedFiles {
  /** The file that builds which do not say how they are checked have checked, alone. */
  entry?: string;
  integrity: Record<string, string>;
  checks?: 'every-file' | 'nothing' | undefined;
}

/** The hash a file must have: '' where nothing is checked, undefined where the file must not be loaded. */
export function integrityOf(
  { entry, integrity, checks }: CheckedFiles,
  file: string,
): string | undefined {
  if (checks === 'every-file') return Object.hasOwn(integrity, file) ? integrity[file] : undefined;
  const isChecked = checks === undefined && file === entry && Object.hasOwn(integrity, file);
  return isChecked ? integrity[file] : '';
}

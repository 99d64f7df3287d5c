import { exportedFunctions } from './exported-functions.ts';
import type { SourceFile } from './source-files.ts';

/** The allowed first verbs of repository functions (docs/how-to/add-a-call.md explains each). */
const VERBS = [
  ...['find', 'count', 'has', 'is', 'lock'],
  ...['insert', 'update', 'upsert', 'delete', 'clear', 'mark', 'record'],
  ...['increment', 'decrement', 'merge', 'refresh', 'claim', 'reserve', 'commit', 'release'],
];

const STARTS_WITH_VERB = new RegExp(`^(?:${VERBS.join('|')})[A-Z]`);

/** Whether a file is a repository of one file. */
const isRepository = (path: string) => /^server\/src\/.*repository\.ts$/.test(path);

/**
 * Whether a file is part of a repository that is a folder; such files also export functions that make parts of
 * statements.
 */
const isPartOfRepository = (path: string) => /^server\/src\/.*-repository\//.test(path);

/**
 * One sentence for each exported function of a repository whose name starts with another verb; in a folder, only for
 * functions that query the database.
 */
export function repositoryVerbs(file: SourceFile): string[] {
  const isPart = isPartOfRepository(file.path);
  if (!isPart && !isRepository(file.path)) return [];
  return exportedFunctions(file)
    .filter(({ name, takes }) => !STARTS_WITH_VERB.test(name) && (!isPart || takes === 'Database'))
    .map(({ name }) => `${file.path}: ${name} begins with none of ${VERBS.join(', ')}`);
}

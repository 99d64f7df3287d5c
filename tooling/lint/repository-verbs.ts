import { exportedFunctions } from './exported-functions.ts';
import type { SourceFile } from './source-files.ts';

/** First verbs of a repository's functions (docs/how-to/add-a-call.md explains each). */
const VERBS = [
  ...['find', 'count', 'has', 'is', 'lock'],
  ...['insert', 'update', 'upsert', 'delete', 'clear', 'mark', 'record'],
  ...['increment', 'decrement', 'merge', 'refresh', 'claim', 'reserve', 'commit', 'release'],
];

const STARTS_WITH_VERB = new RegExp(`^(?:${VERBS.join('|')})[A-Z]`);

/** A repository in one file. */
const isRepository = (path: string) => /^server\/src\/.*repository\.ts$/.test(path);

/** A file of a repository that is a folder: it exports parts of statements as functions, too. */
const isPartOfRepository = (path: string) => /^server\/src\/.*-repository\//.test(path);

/**
 * One sentence for each exported function of a repository whose name begins with no agreed verb; in a folder, of those
 * that query the database.
 */
export function repositoryVerbs(file: SourceFile): string[] {
  const isPart = isPartOfRepository(file.path);
  if (!isPart && !isRepository(file.path)) return [];
  return exportedFunctions(file)
    .filter(({ name, takes }) => !STARTS_WITH_VERB.test(name) && (!isPart || takes === 'Database'))
    .map(({ name }) => `${file.path}: ${name} begins with none of ${VERBS.join(', ')}`);
}

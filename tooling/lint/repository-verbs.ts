import { exportedFunctions } from './exported-functions.ts';
import type { SourceFile } from './source-files.ts';

/** First verbs of a repository's functions (docs/how-to/add-a-call.md explains each). */
const VERBS = [
  ...['find', 'count', 'has', 'is', 'lock'],
  ...['insert', 'update', 'upsert', 'delete', 'clear', 'mark', 'record'],
  ...['increment', 'decrement', 'merge', 'refresh', 'claim', 'reserve', 'commit', 'release'],
];

const STARTS_WITH_VERB = new RegExp(`^(?:${VERBS.join('|')})[A-Z]`);

const isRepository = (path: string) =>
  path.startsWith('server/src/') && path.endsWith('repository.ts');

/** One sentence for each exported function of a repository whose name begins with no agreed verb. */
export function repositoryVerbs(file: SourceFile): string[] {
  if (!isRepository(file.path)) return [];
  return exportedFunctions(file)
    .filter((name) => !STARTS_WITH_VERB.test(name))
    .map((name) => `${file.path}: ${name} begins with none of ${VERBS.join(', ')}`);
}

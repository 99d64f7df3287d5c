import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

/** The major version of PostgreSQL in PGlite, which only reads files of the same version. */
export const EMBEDDED_MAJOR = '18';

/** A restore was killed between its two renames: the old database is aside, none in place. */
function rejectInterruptedRestore(dir: string): void {
  if (existsSync(dir) || !existsSync(`${dir}.replaced`)) return;
  throw new StartupError(
    `A restore was interrupted: the database from before it is in ${dir}.replaced. Run npm run restore again, or rename that folder to ${dir}. Nothing was changed.`,
  );
}

/**
 * Compares the files in `dir` with this PostgreSQL, which would fail with an obscure error on those of another version.
 * Only reads. @throws StartupError where another major version wrote them, or an interrupted restore left none.
 */
export function checkEmbeddedFormat(dir: string): void {
  rejectInterruptedRestore(dir);
  const file = join(dir, 'PG_VERSION');
  if (!existsSync(file)) return;
  const major = readFileSync(file, 'utf8').trim();
  if (major === EMBEDDED_MAJOR) return;
  throw new StartupError(
    `The embedded database in ${dir} has the format of PostgreSQL ${major}, this release reads ${EMBEDDED_MAJOR}: back it up with the release that wrote it (npm run backup -- FILE) and restore it with this one (docs/operations.md, "Upgrading"). Nothing was changed.`,
  );
}

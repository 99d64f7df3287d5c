import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

/** The major version of PostgreSQL inside PGlite: it reads the files of this one alone. */
export const EMBEDDED_MAJOR = '18';

/** A process killed between the two renames of a restore leaves the old database aside and none in its place. */
function rejectInterruptedRestore(dir: string): void {
  if (existsSync(dir) || !existsSync(`${dir}.replaced`)) return;
  throw new StartupError(
    `A restore was interrupted: the database from before it is in ${dir}.replaced. Run npm run restore again, or rename that folder to ${dir}. Nothing was changed.`,
  );
}

/**
 * Compares the files in `dir` with the PostgreSQL that is to open them, which would end in an obscure error or worse.
 * @throws StartupError where another major version wrote them, or an interrupted restore left none; only reads.
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Absolute paths of the files below `folder` that read TEST_DATABASE_URL, which is the only way to get the address of a
 * test's PostgreSQL. Jest's `--findRelatedTests` then finds every test that imports one of them, directly or
 * indirectly.
 */
export function databaseSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes('TEST_DATABASE_URL'))
    .sort();
}

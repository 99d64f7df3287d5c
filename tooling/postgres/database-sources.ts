import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files below `folder` that read TEST_DATABASE_URL, by absolute path: whatever uses a test's PostgreSQL gets its address
 * there. Jest's `--findRelatedTests` finds every test that imports one of them, directly or not.
 */
export function databaseSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes('TEST_DATABASE_URL'))
    .sort();
}

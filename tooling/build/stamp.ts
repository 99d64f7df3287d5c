import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'testing']);

function addTree(hash: Hash, place: string) {
  if (!existsSync(place)) return;
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const full = path.join(place, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) addTree(hash, full);
    } else if (!/\.test\.tsx?$/.test(entry.name))
      hash.update(entry.name).update(readFileSync(full));
  }
}

/** A digest of everything that a workspace's build depends on; if it is unchanged, the build is up to date. */
export function buildStamp(root: string, workspace: string): string {
  const hash = createHash('sha256');
  for (const place of [workspace, 'shared', 'tooling/webpack'])
    addTree(hash, path.join(root, place));
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 32);
}

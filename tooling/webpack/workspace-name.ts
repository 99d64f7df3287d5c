import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The name of the workspace in a folder, from its `package.json`, without a scope: `@pinpu/mf-cart` → `mf-cart`. The
 * folder's name is not used, since it can be any in another repository.
 */
export function workspaceName(folder: string): string {
  const file = path.join(folder, 'package.json');
  const { name = '' }: { name?: string } = JSON.parse(readFileSync(file, 'utf8'));
  return name.replace(/^@[^/]+\//, '');
}

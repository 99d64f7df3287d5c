import { rmSync } from 'node:fs';

/** Removes folders of a test, and forgets them. */
export function removeFolders(folders: string[]): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

import { rmSync } from 'node:fs';

/** Removes temporary folders of a test, and empties the list. */
export function removeFolders(folders: string[]): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

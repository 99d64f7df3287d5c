import { existsSync } from 'node:fs';
import path from 'node:path';

/** The modules by which a remote is used: its pages, and its parts of other screens. */
const PUBLIC_MODULES = ['routes', 'slots'] as const;

/** Those of them that the remote in `folder` has: name → file, from the folder. */
export const publicModules = (folder: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    PUBLIC_MODULES.map((name) => [name, `./src/${name}.tsx`] as const).filter(([, file]) =>
      existsSync(path.join(folder, file)),
    ),
  );

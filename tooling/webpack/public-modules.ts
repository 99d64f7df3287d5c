import { existsSync } from 'node:fs';
import path from 'node:path';

/** The modules of a remote that others use: its pages, and what it fills slots with. */
const PUBLIC_MODULES = ['routes', 'slots'] as const;

/** The public modules of the remote in `folder`: from name to file, relative to the folder. */
export const publicModules = (folder: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    PUBLIC_MODULES.map((name) => [name, `./src/${name}.tsx`] as const).filter(([, file]) =>
      existsSync(path.join(folder, file)),
    ),
  );

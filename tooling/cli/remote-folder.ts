import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceName } from '../webpack/workspace-name.ts';

/** The name of the remote in a folder. @throws Error with a sentence when there is none. */
export function remoteIn(folder: string): string {
  const missing = ['package.json', 'remote.json', 'webpack.config.ts'].find(
    (file) => !existsSync(path.join(folder, file)),
  );
  if (missing !== undefined)
    throw new Error(
      `${folder} is no remote: it has no ${missing}. Run the command in a remote’s folder, or make one by pinpu new.`,
    );
  const name = workspaceName(folder);
  if (/^mf(-[a-z][a-z0-9]*)+$/.test(name)) return name;
  throw new Error(
    `"${name}" in package.json can’t be a remote’s name: take mf- and lower-case words joined by hyphens, for example mf-wishlist.`,
  );
}

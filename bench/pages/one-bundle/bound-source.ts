import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteSource } from '@pinpu/shared/contracts';
import { remoteNames, root } from '../../../tooling/build/workspaces.ts';
import { readRemoteSource } from '../../../tooling/webpack/read-remote-source.ts';

export interface SourceRemote {
  name: string;
  folder: string;
  source: RemoteSource;
}

export function sourceRemotes(): SourceRemote[] {
  return remoteNames().map((name) => {
    const folder = path.join(root, name);
    const source = readRemoteSource(path.join(folder, 'remote.json'));
    return { name, folder, source };
  });
}

/** The file with which a remote exports its pages (`routes`) or slots (`slots`); undefined if it has none. */
function moduleOf({ name, folder, source }: SourceRemote, part: 'routes' | 'slots') {
  const declared = part === 'routes' ? source.routes : Object.keys(source.fills);
  if (declared.length === 0) return undefined;
  const file = path.join(folder, `src/${part}.tsx`);
  if (!existsSync(file))
    throw new Error(`${name}: remote.json names ${part}, but ${file} is missing`);
  return file;
}

const inThisFolder = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

/** The last lines of a module that has all remotes in `bound`, and the imports they need. */
const USES = {
  browser: {
    imports: [`import { openBound } from ${inThisFolder('bound.ts')};`],
    exports: 'export const openRemotes = () => openBound(bound);',
  },
  node: {
    imports: [
      `import { build as shell } from ${JSON.stringify(path.join(root, 'shell/src/node.tsx'))};`,
      `import { provideBound } from ${inThisFolder('bound.ts')};`,
    ],
    exports: 'export const build = provideBound(shell, bound);',
  },
};

/** In browsers it replaces the shell's `remotes.ts`, on Node its `node.tsx`. */
export function boundSource(remotes: readonly SourceRemote[], use: keyof typeof USES): string {
  const imports = [...USES[use].imports];
  const bind = (file: string | undefined, exported: string, name: string) => {
    if (file === undefined) return '{}';
    imports.push(`import { ${exported} as ${name} } from ${JSON.stringify(file)};`);
    return name;
  };
  const bound = remotes.map((remote, index) => {
    const pages = bind(moduleOf(remote, 'routes'), 'pages', `pages${index}`);
    const slots = bind(moduleOf(remote, 'slots'), 'slots', `slots${index}`);
    return `  ${JSON.stringify(remote.name)}: { pages: ${pages}, slots: ${slots} },`;
  });
  return [...imports, 'const bound = {', ...bound, '};', USES[use].exports, ''].join('\n');
}

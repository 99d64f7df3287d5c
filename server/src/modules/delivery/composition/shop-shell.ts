import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServedRegistry, ShellManifest } from '@pinpu/shared/contracts';
import { chooseShell, SHELL, type Visitor } from '@pinpu/shared/domain';
import { readIfThere } from '../../../platform/files/read-if-there.ts';
import { readShellManifest } from '../registry/built.ts';
import type { VerifiedFiles } from '../registry/index.ts';

export interface ShopShell {
  manifest: ShellManifest;
  /** Missing for the shell that was built beside the registry and never deployed. */
  version?: string;
  template: string;
  rootFile(name: string): Promise<Buffer | undefined>;
}

export function builtShell(distDir: string): ShopShell {
  const built = path.join(distDir, 'built/shell');
  return {
    manifest: readShellManifest(path.join(built, 'shell.json')),
    template: readFileSync(path.join(built, 'index.html'), 'utf8'),
    rootFile: (name) => readIfThere(path.join(built, 'root', path.basename(name))),
  };
}

type DeployedShell = NonNullable<
  ReturnType<typeof chooseShell<NonNullable<ServedRegistry['shell']>['versions'][string]>>['shell']
>;

async function fileOf(
  read: VerifiedFiles,
  { version, files = {} }: DeployedShell,
  file: string,
): Promise<Buffer | undefined> {
  const listed = Object.hasOwn(files, file) ? files[file] : undefined;
  return listed && read({ key: `remotes/${SHELL}/${version}/${file}`, sha384: listed.sha384 });
}

/** Reads the files at the shop's root from storage once: they are small and requested with every visit. */
function rootFiles(read: VerifiedFiles, shell: DeployedShell) {
  const known = new Map<string, Buffer>();
  return async (name: string) => {
    const bytes = known.get(name) ?? (await fileOf(read, shell, `root/${name}`));
    if (bytes !== undefined) known.set(name, bytes);
    return bytes;
  };
}

async function deployedShell(
  read: VerifiedFiles,
  shell: DeployedShell,
): Promise<ShopShell | undefined> {
  const template = await fileOf(read, shell, 'index.html');
  if (template === undefined) return undefined;
  return {
    manifest: shell,
    version: shell.version,
    template: template.toString('utf8'),
    rootFile: rootFiles(read, shell),
  };
}

export function openShells(read: VerifiedFiles, built: ShopShell | undefined) {
  const loaded = new Map<string, ShopShell>();
  const load = async (shell: DeployedShell) => {
    const found = loaded.get(shell.version) ?? (await deployedShell(read, shell));
    if (found !== undefined) loaded.set(shell.version, found);
    return found;
  };
  /** A shell with damaged HTML counts as damaged; where none is left, the one built here. */
  return async function shellFor(registry: ServedRegistry, visitor: Visitor) {
    const damaged: Record<string, { at: string; paths: string[] }> = {};
    for (;;) {
      const known = registry.shell && {
        ...registry.shell,
        damaged: { ...registry.shell.damaged, ...damaged },
      };
      const { shell, refused: rejected } = chooseShell({ ...registry, shell: known }, visitor);
      if (shell === undefined) return { shell: built, refused: rejected };
      const found = await load(shell);
      if (found !== undefined) return { shell: { ...found, manifest: shell }, refused: rejected };
      damaged[shell.version] = { at: 'index.html', paths: [] };
    }
  };
}

import type { Composition } from '@pinpu/shared/contracts';
import { type CheckedFiles, integrityOf } from '@pinpu/shared/domain';

/** A build, and the URL of its folder. */
interface LoadedBuild {
  base: string;
  files: CheckedFiles;
}

const absolute = (url: string) => new URL(url, window.location.href).href;

/** The builds of this page. Undefined until its composition is known: nothing may be loaded before. */
let builds: LoadedBuild[] | undefined;
let isShellListed = false;

/**
 * The hash that a script must be requested with: '' where it is not checked, undefined where it must not be loaded,
 * because its build has no hash of it or no build of this page contains it.
 */
export function scriptIntegrity(url: string): string | undefined {
  if (builds === undefined) return undefined;
  const place = absolute(url);
  const build = builds.find(({ base }) => place.startsWith(base));
  if (build !== undefined) return integrityOf(build.files, place.slice(build.base.length));
  return isShellListed ? undefined : '';
}

/** Sets which hashes the loaders of this page go by, the shell's own and those of its remotes. */
export function checkScriptsOf({ shell, remotes }: Composition) {
  isShellListed = shell !== undefined;
  builds = [...(shell === undefined ? [] : [shell]), ...Object.values(remotes)]
    .map((files) => ({ base: absolute(files.base), files }))
    // Where one folder is inside another, the inner one decides.
    .sort((a, b) => b.base.length - a.base.length);
}

declare global {
  /** The name under which the loader of every build finds it (tooling/webpack/checked-scripts-plugin.ts). */
  var pinpuIntegrity: typeof scriptIntegrity | undefined;
}

// A page keeps the first: no script can replace it.
if (!Object.hasOwn(globalThis, 'pinpuIntegrity'))
  Object.defineProperty(globalThis, 'pinpuIntegrity', { value: scriptIntegrity });

import type { Composition } from '@pinpu/shared/contracts';
import { type CheckedFiles, integrityOf } from '@pinpu/shared/domain';

/** A build, and its folder's URL. */
interface LoadedBuild {
  base: string;
  files: CheckedFiles;
}

const absolute = (url: string) => new URL(url, window.location.href).href;

/** The builds of this page; undefined until its composition is known, and until then nothing may be loaded. */
let builds: LoadedBuild[] | undefined;
let isShellListed = false;

/**
 * The hash that a script must be requested with: '' where it is not checked; undefined where it must not be loaded,
 * since its build has no hash of it, or it is in no build of this page.
 */
export function scriptIntegrity(url: string): string | undefined {
  if (builds === undefined) return undefined;
  const place = absolute(url);
  const build = builds.find(({ base }) => place.startsWith(base));
  if (build !== undefined) return integrityOf(build.files, place.slice(build.base.length));
  return isShellListed ? undefined : '';
}

/** Sets the hashes that the loaders of this page use, for the shell and its remotes. */
export function checkScriptsOf({ shell, remotes }: Composition) {
  isShellListed = shell !== undefined;
  builds = [...(shell === undefined ? [] : [shell]), ...Object.values(remotes)]
    .map((files) => ({ base: absolute(files.base), files }))
    // If folders are nested, the inner one comes first.
    .sort((a, b) => b.base.length - a.base.length);
}

declare global {
  /** The global name under which every build's loader finds it (tooling/webpack/checked-scripts-plugin.ts). */
  var pinpuIntegrity: typeof scriptIntegrity | undefined;
}

// Only set once, so that no later script can replace it.
if (!Object.hasOwn(globalThis, 'pinpuIntegrity'))
  Object.defineProperty(globalThis, 'pinpuIntegrity', { value: scriptIntegrity });

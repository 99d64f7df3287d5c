import { hideInheritedKeys } from '../start/inherited-keys.ts';
import { hostReact, type ShareScope } from './host-react.ts';

// biome-ignore lint/style/useNamingConvention: webpack's name for the share scopes of this container.
declare const __webpack_share_scopes__: Record<string, ShareScope>;

/**
 * Module Federation's container protocol: a host passes its share scope. The first call of a page decides, since this
 * container is shared by all hosts on it. The scope is only read: this container offers its own React to nobody.
 */
export function init(scope: ShareScope = {}): void {
  __webpack_share_scopes__.default ??= hostReact(scope);
}

/** Module Federation's container protocol: returns a factory of an exposed module. @throws Error for any other name */
export async function get(name: string): Promise<() => typeof import('pinpu_cart/mount')> {
  if (name !== './mount') throw new Error(`pinpu_cart exposes ./mount, not ${name}.`);
  init();
  // Loads the file, whose modules are evaluated in the next step, in one task.
  await import(/* webpackChunkName: "view" */ './view-file.ts');
  const restoreKeys = hideInheritedKeys();
  try {
    const module = await import(/* webpackChunkName: "view" */ './mount.ts');
    return () => module;
  } finally {
    restoreKeys();
  }
}

import { hostReact, type ShareScope } from './embed/mount/host-react.ts';

// biome-ignore lint/style/useNamingConvention: webpack's name for the share scopes of this container.
declare const __webpack_share_scopes__: Record<string, ShareScope>;

/**
 * Module Federation's protocol for containers: a host offers what it shares. The first one of a page decides, as all have
 * the same container. The scope is only read: this container's own React is offered to nobody.
 */
export function init(scope: ShareScope = {}): void {
  __webpack_share_scopes__.default ??= hostReact(scope);
}

/** Module Federation's protocol for containers: an exposed module, as a function that returns it. */
export async function get(name: string): Promise<() => typeof import('pinpu_cart/mount')> {
  if (name !== './mount') throw new Error(`pinpu_cart exposes ./mount, not ${name}.`);
  init();
  const module = await import(/* webpackChunkName: "view" */ './embed/mount/mount.ts');
  return () => module;
}

import { SHELL } from '@pinpu/shared/domain';
import type { App, Deps } from '../../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { renderingOf } from '../rendering/service.ts';
import { deployedUnder } from './flips.ts';
import type { GateRejection } from './gates/gate.ts';
import { renderedAddresses } from './rendered-addresses.ts';

/** A gate that runs before the registry is changed, since it takes too long to be part of that change. */
export type RenderGate = (name: string, version: string) => Promise<GateRejection[]>;

const rejection = (url: string, why: string): GateRejection => ({
  gate: 'render',
  reason: `the server can not render ${url} with its build for Node: ${why}`,
  what_to_do:
    'open the page with npm run dev, and look for APIs that only browsers have, endless loops, and data that never arrive',
});

/** Renders every storefront page of a remote once with the live shell, before any visitor gets the version. */
export async function renderGate(app: App, deps: Deps, shop: Shop): Promise<RenderGate> {
  const rendering = await renderingOf(app, deps);
  return async (name, version) => {
    const { registry } = shop.registry.current();
    const versions = deployedUnder(registry, name)?.versions ?? {};
    const data = Object.hasOwn(versions, version) ? versions[version] : undefined;
    if (!rendering || name === SHELL || !data || !('routes' in data)) return [];
    if (data.node === undefined) return [];
    const composed = await shop.composeFor({ versions: { [name]: version } });
    const { composition } = composed;
    // Where the version does not fit the live shell, another one was composed; the other gates report that.
    if (composition.remotes[name]?.version !== version) return [];
    const urls = await renderedAddresses(deps.storefront, data.routes);
    const pages = urls.map((url) => ({ url, seed: '', composed, composition }));
    const failed = await rendering.tryOut(name, pages);
    return failed.map(({ url, why }) => rejection(url, why));
  };
}

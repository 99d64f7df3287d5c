import type { RemoteRoute } from '@pinpu/shared/contracts';
import { pathOfPattern, SHELL } from '@pinpu/shared/domain';
import type { App, Deps } from '../../../platform/module.ts';
import type { Storefront } from '../../../platform/storefront.ts';
import type { Shop } from '../composition/service.ts';
import { renderingOf } from '../rendering/service.ts';
import { deployedUnder } from './flips.ts';
import type { GateRejection } from './gates/gate.ts';

const needsMore = (path: string, known: Readonly<Record<string, string>>) =>
  path
    .split('/')
    .some((one) => one.startsWith(':') && !one.endsWith('?') && !(one.slice(1) in known));

async function examples(storefront: Storefront) {
  const [[first], categories, makers] = await Promise.all([
    storefront.findCatalogIds(1, 1),
    storefront.findCategories(),
    storefront.findMakerIds(),
  ]);
  return {
    product: first?.prd_id ?? '',
    list: categories[0]?.cate_name ?? '',
    maker: makers[0] ?? '',
  };
}

function paramsOf({ describe }: RemoteRoute, example: Awaited<ReturnType<typeof examples>>) {
  if (describe?.kind === 'product') return { [describe.id]: example.product };
  if (describe?.kind === 'maker') return { [describe.maker]: example.maker };
  return describe?.kind === 'list' && !describe.bundles ? { [describe.of]: example.list } : {};
}

/** One address for every route in the shop's frame; routes whose parameters have no example are left out. */
async function renderedAddresses(
  storefront: Storefront,
  routes: readonly RemoteRoute[],
): Promise<string[]> {
  const example = await examples(storefront);
  return routes
    .filter(({ frame }) => frame !== 'work')
    .flatMap((route) => {
      const found = Object.entries(paramsOf(route, example)).filter(([, value]) => value !== '');
      const params = Object.fromEntries(found);
      return needsMore(route.path, params) ? [] : pathOfPattern(route.path, params);
    });
}

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

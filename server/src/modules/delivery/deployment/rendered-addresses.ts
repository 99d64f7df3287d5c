import type { RemoteRoute } from '@pinpu/shared/contracts';
import { pathOfPattern } from '@pinpu/shared/domain';
import type { Storefront } from '../../../platform/storefront.ts';

/** Whether a pattern has a required parameter without a known value. */
const needsMore = (path: string, known: Readonly<Record<string, string>>) =>
  path
    .split('/')
    .some((one) => one.startsWith(':') && !one.endsWith('?') && !(one.slice(1) in known));

/** Ids of a product, a category and a maker of the shop; '' where it has none. */
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
export async function renderedAddresses(
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

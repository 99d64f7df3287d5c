import type { Category } from '@pinpu/shared/contracts';
import {
  categoryAddress,
  categoryNamed,
  documentTitle,
  isGroupPriceLevel,
  isListIndexed,
  listDescription,
  listKinds,
  listTitle,
} from '@pinpu/shared/domain';
import type { SharedBundle } from '../../../../platform/storefront.ts';
import { listPath } from '../../composition/pages.ts';
import { breadcrumbData, collectionData, shelfCrumbs } from './json-ld.ts';
import type { HeadOf, PageRequest, SharedPicture } from './page-head.ts';
import { sharePath, slidePicture, squarePicture } from './shared-picture.ts';

interface ListRequest {
  cate: string;
  bundles: boolean;
}

type Bundle = SharedBundle | null;

/** The picture of a promoter's bundle: that of its cover, or of its first product still on offer. */
async function bundlePicture(
  pageRequest: PageRequest,
  bundle: Bundle,
): Promise<SharedPicture | undefined> {
  for (const prd_id of [bundle?.cover_prd_id ?? '', ...(bundle?.prd_ids ?? [])]) {
    const product = await pageRequest.storefront.findProduct(prd_id);
    if (product) return squarePicture(pageRequest, product.prd_man_pic, product.prd_name);
  }
  return undefined;
}

async function pictureOf(pageRequest: PageRequest, bundle: Bundle, category: Category | undefined) {
  const own =
    bundle !== null
      ? await bundlePicture(pageRequest, bundle)
      : squarePicture(pageRequest, category?.cate_attachment ?? '', category?.cate_name ?? '');
  return own ?? slidePicture(pageRequest, pageRequest.facts.firstSlide);
}

/** The canonical path, with the category's name, on the ordinary storefront, and without order and filters. */
const canonicalOf = (
  { composition, facts: { categories } }: PageRequest,
  { cate, bundles }: ListRequest,
  category: Category | undefined,
) => {
  const isOwn = bundles && category === undefined && cate !== '';
  return (
    listPath(composition, category ? categoryAddress(categories, category) : cate, isOwn) ?? '/'
  );
};

export const listHead: HeadOf<'list'> = async (pageRequest, { of, bundles = false }) => {
  const { facts, priceLevel } = pageRequest;
  const cate = (pageRequest.params[of] ?? '').trim();
  const list = { cate, bundles };
  const category = categoryNamed(facts.categories, cate);
  const canonical = canonicalOf(pageRequest, list, category);
  const bundle =
    bundles && category === undefined ? await pageRequest.storefront.findBundle(cate) : null;
  const title = bundle?.name || listTitle(list, category, isGroupPriceLevel(priceLevel));
  const kinds = listKinds(facts.categories, cate, category);
  const description = listDescription(title, kinds, facts.name.text);
  const crumbs = shelfCrumbs(pageRequest, category);
  return {
    status: 200,
    title: documentTitle(title, facts.name),
    description,
    canonical,
    indexed: isListIndexed(cate, category),
    share: {
      type: 'website',
      title,
      path: sharePath(pageRequest, canonical),
      picture: await pictureOf(pageRequest, bundle, category),
    },
    data: [
      collectionData(pageRequest, { name: title, description, path: canonical }),
      breadcrumbData(pageRequest, crumbs.length > 0 ? crumbs : [[title, canonical]]),
    ],
  };
};

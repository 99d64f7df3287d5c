import type { Category } from '@pinpu/shared/contracts';
import {
  categoryNamed,
  documentTitle,
  isGroupPriceLevel,
  isListIndexed,
  listDescription,
  listKinds,
  listTitle,
} from '@pinpu/shared/domain';
import { findBundle } from '../../catalog/category-repository.ts';
import { listPath } from '../../composition/pages.ts';
import { findSharedProduct } from '../repository.ts';
import { breadcrumbData, collectionData, shelfCrumbs } from './json-ld.ts';
import type { SharedPicture } from './page-head.ts';
import type { HeadOf, PageRequest } from './page-request.ts';
import { sharePath } from './share-path.ts';
import { slidePicture, squarePicture } from './shared-picture.ts';

/** The query in a list's address: `of` names a category, a keyword or a bundle. */
interface ListRequest {
  cate: string;
  bundles: boolean;
}

type Bundle = Awaited<ReturnType<typeof findBundle>>;

/** The picture of a promoter's bundle: that of its cover, or of its first product still on offer. */
async function bundlePicture(
  asked: PageRequest,
  bundle: Bundle,
): Promise<SharedPicture | undefined> {
  for (const prd_id of [bundle?.cover_prd_id ?? '', ...(bundle?.prd_ids ?? [])]) {
    const product = await findSharedProduct(asked.db, prd_id);
    if (product) return squarePicture(asked, product.prd_man_pic, product.prd_name);
  }
  return undefined;
}

async function pictureOf(asked: PageRequest, bundle: Bundle, category: Category | undefined) {
  const own =
    bundle !== null
      ? await bundlePicture(asked, bundle)
      : squarePicture(asked, category?.cate_attachment ?? '', category?.cate_name ?? '');
  return own ?? slidePicture(asked, asked.facts.firstSlide);
}

/** Canonical by the category's name, without order and filters, outside the promotional storefront. */
const canonicalOf = (
  { composition }: PageRequest,
  { cate, bundles }: ListRequest,
  category: Category | undefined,
) => {
  const isOwn = bundles && category === undefined && cate !== '';
  return listPath(composition, category?.cate_name ?? cate, isOwn) ?? '/';
};

/** Lists of a category, a keyword, a bundle or the whole shop, on both storefronts. */
export const listHead: HeadOf<'list'> = async (asked, { of, bundles = false }) => {
  const { facts, priceLevel } = asked;
  const cate = (asked.params[of] ?? '').trim();
  const wanted = { cate, bundles };
  const category = categoryNamed(facts.categories, cate);
  const canonical = canonicalOf(asked, wanted, category);
  const bundle = bundles && category === undefined ? await findBundle(asked.db, cate) : null;
  const title = bundle?.name || listTitle(wanted, category, isGroupPriceLevel(priceLevel));
  const kinds = listKinds(facts.categories, cate, category);
  const description = listDescription(title, kinds, facts.name.text);
  const crumbs = shelfCrumbs(asked, category);
  return {
    status: 200,
    title: documentTitle(title, facts.name),
    description,
    canonical,
    indexed: isListIndexed(cate, category),
    share: {
      type: 'website',
      title,
      path: sharePath(asked, canonical),
      picture: await pictureOf(asked, bundle, category),
    },
    data: [
      collectionData(asked, { name: title, description, path: canonical }),
      breadcrumbData(asked, crumbs.length > 0 ? crumbs : [[title, canonical]]),
    ],
  };
};

import type { Category } from '@pinpu/shared/contracts';
import {
  categoryNamed,
  documentTitle,
  isBundlePath,
  isListIndexed,
  isPromoPath,
  listCanonical,
  listDescription,
  listKinds,
  listTitle,
} from '@pinpu/shared/domain';
import { findBundle } from '../../catalog/category-repository.ts';
import { findSharedProduct } from '../repository.ts';
import type { AskedPage } from './asked-page.ts';
import { breadcrumbData, collectionData, shelfCrumbs } from './json-ld.ts';
import type { PageHead, SharedPicture } from './page-head.ts';
import { sharePath } from './share-path.ts';
import { slidePicture, squarePicture } from './shared-picture.ts';

/** The first product still on offer of a promoter's bundle lends it its picture. */
async function bundlePicture(asked: AskedPage, code: string): Promise<SharedPicture | undefined> {
  for (const prd_id of (await findBundle(asked.db, code)) ?? []) {
    const product = await findSharedProduct(asked.db, prd_id);
    if (product) return squarePicture(asked, product.prd_man_pic, product.prd_name);
  }
  return undefined;
}

async function pictureOf(asked: AskedPage, cate: string, category: Category | undefined) {
  const own =
    category === undefined && isBundlePath(asked.pathname)
      ? await bundlePicture(asked, cate)
      : squarePicture(asked, category?.cate_attachment ?? '', category?.cate_name ?? '');
  return own ?? slidePicture(asked, asked.facts.firstSlide);
}

/** Lists of a category, a keyword, a bundle or the whole shop, on both storefronts. */
export async function listHead(asked: AskedPage): Promise<PageHead> {
  const { facts, pathname } = asked;
  const cate = (asked.params.CATE ?? '').trim();
  const wanted = { cate, bundles: isBundlePath(pathname) };
  const category = categoryNamed(facts.categories, cate);
  const canonical = listCanonical(wanted, category);
  const title = listTitle(wanted, category, isPromoPath(pathname));
  const kinds = listKinds(facts.categories, cate, category);
  const description = listDescription(title, kinds, facts.name.text);
  const crumbs = shelfCrumbs(facts.categories, category);
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
      picture: await pictureOf(asked, cate, category),
    },
    data: [
      collectionData(asked, { name: title, description, path: canonical }),
      breadcrumbData(asked, crumbs.length > 0 ? crumbs : [[title, canonical]]),
    ],
  };
}

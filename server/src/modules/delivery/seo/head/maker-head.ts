import { documentTitle, makerDescription } from '@pinpu/shared/domain';
import { makerPath } from '../../composition/pages.ts';
import { breadcrumbData, makerData } from './json-ld.ts';
import { unlistedHead } from './page-head.ts';
import type { HeadOf } from './page-request.ts';
import { sharePath } from './share-path.ts';
import { squarePicture } from './shared-picture.ts';

/** The head of a maker's page; 404 for an unknown or hidden one. */
export const makerHead: HeadOf<'maker'> = async (pageRequest, { maker: parameter }) => {
  const { storefront, params, facts, composition } = pageRequest;
  const maker = await storefront.findMaker(params[parameter] ?? '');
  if (maker === null) return unlistedHead(facts, '找不到生產者', 404);
  const { maker_id, maker_name: name, maker_place: place } = maker;
  const path = makerPath(composition, maker_id) ?? '/';
  const description = makerDescription(maker);
  const picture = squarePicture(pageRequest, maker.maker_picture, name);
  return {
    status: 200,
    title: documentTitle(name, facts.name),
    description,
    canonical: path,
    indexed: true,
    share: { type: 'website', title: name, path: sharePath(pageRequest, path), picture },
    data: [
      makerData(pageRequest, { name, place, description, picture: picture?.url, path }),
      breadcrumbData(pageRequest, [[name, path]]),
    ],
  };
};

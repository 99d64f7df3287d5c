import { documentTitle } from '@pinpu/shared/domain';
import { shopData } from './json-ld.ts';
import type { HeadOf } from './page-request.ts';
import { slidePicture } from './shared-picture.ts';

export const homeHead: HeadOf<'shop'> = (pageRequest, { canonical }) => {
  const { facts } = pageRequest;
  const title = documentTitle('', facts.name);
  const picture = slidePicture(pageRequest, facts.firstSlide);
  return {
    status: 200,
    title,
    description: facts.description,
    canonical,
    indexed: true,
    share: { type: 'website', title, path: canonical, picture },
    data: shopData(pageRequest),
  };
};

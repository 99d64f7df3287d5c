import { describedPage, documentTitle, filledAddress } from '@pinpu/shared/domain';
import { pageData } from '../page-data.ts';
import { unlistedHead } from './page-head.ts';
import type { HeadOf } from './page-request.ts';
import { sharePath } from './share-path.ts';
import { squarePicture } from './shared-picture.ts';

/** The head of a page of another kind, as its remote's manifest describes it; 404 where its data is missing. */
export const describedHead: HeadOf<'page'> = async (pageRequest, describe) => {
  const { facts, params, pathname, callApi } = pageRequest;
  const data = describe.data === undefined ? {} : await pageData(callApi, describe.data, params);
  const page = describedPage(describe, { pathname, params, data });
  if (!page.indexed) return unlistedHead(facts, page.title, data === undefined ? 404 : 200);
  const { canonical } = page;
  const title = page.title || facts.name.text;
  const picture = squarePicture(pageRequest, filledAddress(describe.picture ?? '', data), title);
  return {
    status: 200,
    title: documentTitle(page.title, facts.name),
    description: page.description || facts.description,
    canonical,
    indexed: true,
    share: { type: 'website', title, path: sharePath(pageRequest, canonical), picture },
    data: [],
  };
};

import { describedPage, documentTitle, filledAddress, pageDataCall } from '@pinpu/shared/domain';
import { unlistedHead } from './page-head.ts';
import type { Described, HeadOf, PageRequest } from './page-request.ts';
import { sharePath } from './share-path.ts';
import { squarePicture } from './shared-picture.ts';

/** The response of the page's own call; undefined for a 404. */
async function dataOf({ callApi, params }: PageRequest, { data: call }: Described<'page'>) {
  if (call === undefined) return {};
  const filled = pageDataCall(call, params);
  if (filled === undefined) return undefined;
  const { status, body } = await callApi(filled);
  if (status >= 200 && status < 300) return body;
  if (status >= 400 && status < 500) return undefined;
  throw new Error(`the page's call ${call} answered ${status}`);
}

/** The head of a page of a new kind, as its remote's manifest describes it; 404 where its data is missing. */
export const describedHead: HeadOf<'page'> = async (pageRequest, describe) => {
  const { facts, params, pathname } = pageRequest;
  const data = await dataOf(pageRequest, describe);
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

import { documentTitle } from '@pinpu/shared/domain';
import type { AskedPage, HeadOf } from './asked-page.ts';
import { shopData } from './json-ld.ts';
import type { PageHead } from './page-head.ts';
import { slidePicture } from './shared-picture.ts';

/** Home, also as `/search`. */
export const homeHead: HeadOf = (asked) => {
  const { facts } = asked;
  const title = documentTitle('', facts.name);
  return {
    status: 200,
    title,
    description: facts.description,
    canonical: '/',
    indexed: true,
    share: { type: 'website', title, path: '/', picture: slidePicture(asked, facts.firstSlide) },
    data: shopData(asked),
  };
};

const unlisted = (title: string, status: 200 | 404, { facts }: AskedPage): PageHead => ({
  status,
  title: documentTitle(title, facts.name),
  description: facts.description,
  indexed: false,
  data: [],
});

/** Pages of one person: search engines shall not list them. */
export const privateHead =
  (title: string): HeadOf =>
  (asked) =>
    unlisted(title, 200, asked);

/** A page of a part that this list does not know: named as the shop, listed by nobody until it has a head of its own. */
export const otherHead: HeadOf = (asked) => unlisted('', 200, asked);

/** No part serves this address: the app leads home, and search engines are told that nothing is here. */
export const nowhereHead: HeadOf = (asked) => unlisted('', 404, asked);

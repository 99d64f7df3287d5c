import { documentTitle, pathOfPattern, plainText } from '@pinpu/shared/domain';
import { callOfPattern } from '../../composition/call-of-pattern.ts';
import type { AskedPage, Described, HeadOf } from './asked-page.ts';
import { type PageHead, unlistedHead } from './page-head.ts';
import { sharePath } from './share-path.ts';
import { squarePicture } from './shared-picture.ts';

/** Search engines show about this many Chinese characters. */
const LONGEST_DESCRIPTION = 110;

function fieldOf(data: unknown, path: string): string {
  let value = data;
  for (const key of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Fills fields of `data` into the placeholders of a text: `{items.0.name}`. Fields are texts and numbers, stripped of
 * markup; a missing one leaves its placeholder empty.
 */
export const filledTemplate = (template: string, data: unknown): string =>
  template
    .replace(/\{([\w.-]+)\}/g, (_place, path: string) => plainText(fieldOf(data, path)))
    .trim();

const pictureBase = (template: string | undefined, data: unknown) =>
  template === undefined
    ? ''
    : template.replace(/\{([\w.-]+)\}/g, (_place, path: string) => fieldOf(data, path));

const isBelowApi = (call: string) =>
  new URL(`/api/${call}`, 'http://shop.invalid').pathname.startsWith('/api/');

/** The response of the page's own call; undefined for a 404. */
async function dataOf({ callApi, params }: AskedPage, call: string | undefined) {
  if (call === undefined) return {};
  const filled = callOfPattern(call, params);
  if (!isBelowApi(filled)) return undefined;
  const { status, body } = await callApi(filled);
  if (status >= 200 && status < 300) return body;
  if (status >= 400 && status < 500) return undefined;
  throw new Error(`the page's call ${call} answered ${status}`);
}

function indexedHead(asked: AskedPage, describe: Described<'page'>, data: unknown): PageHead {
  const { facts, params, pathname } = asked;
  const title = filledTemplate(describe.title, data) || facts.name.text;
  const description =
    filledTemplate(describe.description ?? '', data).slice(0, LONGEST_DESCRIPTION) ||
    facts.description;
  const canonical = pathOfPattern(describe.canonical ?? pathname, params);
  const picture = squarePicture(asked, pictureBase(describe.picture, data), title);
  return {
    status: 200,
    title: documentTitle(title, facts.name),
    description,
    canonical,
    indexed: true,
    share: { type: 'website', title, path: sharePath(asked, canonical), picture },
    data: [],
  };
}

/** The head of a page of a new kind, as its remote's manifest describes it; 404 where its data is missing. */
export const describedHead: HeadOf<'page'> = async (asked, describe) => {
  const data = await dataOf(asked, describe.data);
  if (data === undefined) return unlistedHead(asked.facts, '', 404);
  if (describe.indexed === true) return indexedHead(asked, describe, data);
  return unlistedHead(asked.facts, filledTemplate(describe.title, data), 200);
};

import { isShortCode, leadingCode, pathOfPattern } from '@pinpu/shared/domain';
import type { ServedPage } from '../composition/pages.ts';

/** The parameter of a page's address that is a code, and nothing else. */
function codeParameter({ route: { describe } }: ServedPage): string | undefined {
  if (describe?.kind === 'product') return describe.id;
  return describe?.kind === 'maker' ? describe.maker : undefined;
}

/** The code of a bundle's list; undefined for the list of a keyword. */
const bundleParameter = ({ route: { describe }, params }: ServedPage) =>
  describe?.kind === 'list' &&
  describe.bundles === true &&
  isShortCode(leadingCode(params[describe.of] ?? ''))
    ? describe.of
    : undefined;

/**
 * The address of a page whose code is followed by punctuation or words, which a chat takes for a part of the link;
 * undefined where nothing has to be removed.
 */
export function tidyAddress(page: ServedPage | undefined, query: string): string | undefined {
  if (page?.route.path === undefined) return undefined;
  const name = codeParameter(page) ?? bundleParameter(page);
  const typed = (name && page.params[name]) ?? '';
  const code = leadingCode(typed);
  if (name === undefined || code === '' || code === typed) return undefined;
  const path = pathOfPattern(page.route.path, { ...page.params, [name]: code });
  return query === '' ? path : `${path}?${query}`;
}

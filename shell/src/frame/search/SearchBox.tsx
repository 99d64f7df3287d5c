import { isShortCode } from '@pinpu/shared/domain';
import { useLocation } from '@pinpu/shared/router';
import { categoriesAtom, useAtomValue } from '@pinpu/shared/state';
import { useRemotes } from '../../composition/remotes-context.tsx';
import { routeFor } from '../../routing/routes-of.ts';
import { SearchForm } from './SearchForm.tsx';

/** The keyword of a list, from the parameter that its remote declares; a bundle's code is not a keyword. */
function keywordOf(found: ReturnType<typeof routeFor>): string {
  const { describe } = found?.route ?? {};
  if (describe?.kind !== 'list') return '';
  const keyword = found?.params[describe.of] ?? '';
  return describe.bundles === true && isShortCode(keyword) ? '' : keyword;
}

/** The shop's search, reset to the keyword of each page, with a category's name instead of its id (spec §2 Header). */
export function SearchBox() {
  const { pathname } = useLocation();
  const { composition } = useRemotes();
  const categories = useAtomValue(categoriesAtom);
  const keyword = keywordOf(routeFor(composition, pathname));
  const { cate_name = keyword } = categories.find(({ cate_id }) => cate_id === keyword) ?? {};
  return <SearchForm key={pathname} keyword={cate_name} />;
}

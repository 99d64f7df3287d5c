import { useLocation } from '@pinpu/shared/router';
import { useRemotes } from '../../composition/remotes-context.tsx';
import { routeFor } from '../../routing/routes-of.ts';
import { SearchForm } from './SearchForm.tsx';

/** The shop's search; resets to the keyword of each page (spec §2 Header). */
export function SearchBox() {
  const { pathname } = useLocation();
  const { composition } = useRemotes();
  const keyword = routeFor(composition, pathname)?.params.CATE ?? '';
  return <SearchForm key={pathname} keyword={keyword} />;
}

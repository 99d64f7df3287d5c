import { useQueryClient } from '@pinpu/shared/query';
import { useCursorPages } from '@pinpu/shared/query/pages';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { fetchPromoLinks } from '../../api/links.ts';

const KEY = 'promo-links';

/** The promoter's links, newest first, loaded page by page. */
export function useLinks() {
  const token = useAtomValue(userTokenAtom);
  const client = useQueryClient();
  const { pages, ...rest } = useCursorPages((after) => ({
    queryKey: [KEY, token, after],
    queryFn: () => fetchPromoLinks(after),
    meta: { quiet: true },
  }));
  const links = pages.flatMap(({ items }) => items);
  return {
    ...rest,
    // By code, since a link created meanwhile moves others to the next page, where they appear again.
    links: [...new Map(links.map((link) => [link.code, link])).values()],
    refresh: () => client.invalidateQueries({ queryKey: [KEY] }),
  };
}

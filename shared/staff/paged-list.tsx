import { useQuery } from '@pinpu/shared/query';
import { Button, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';
import { useState } from 'react';

/** A list loaded page by page; the previous page stays visible while the next one is loaded. */
export function usePagedList<Item>(
  key: readonly string[],
  fetchPage: (after: string) => Promise<{ items: Item[]; next: string }>,
) {
  const [after, setAfter] = useState('');
  const query = useQuery({
    queryKey: [...key, after],
    queryFn: () => fetchPage(after),
    staleTime: 0,
    placeholderData: (before: { items: Item[]; next: string } | undefined) => before,
  });
  const next = query.data?.next ?? '';
  return {
    ...query,
    pager: {
      busy: query.isPlaceholderData,
      onFirst: after === '' ? undefined : () => setAfter(''),
      onNext: next === '' ? undefined : () => setAfter(next),
    },
  };
}

type Paging = ReturnType<typeof usePagedList>['pager'];

/** Buttons to the next page of a list and back to the first; nothing if there is only one page. */
export const CursorPager = ({ pager: { busy, onFirst, onNext }, more }: CursorPagerProps) =>
  onFirst || onNext ? (
    <Row>
      {onFirst && (
        <Button variant="quiet" onClick={onFirst}>
          回到第一頁
        </Button>
      )}
      {onNext && (
        <Button variant="secondary" size="small" busy={busy} onClick={onNext}>
          {more}
        </Button>
      )}
    </Row>
  ) : null;

interface CursorPagerProps {
  pager: Paging;
  /** Label of the next page: 較早的訂單. */
  more: string;
}

interface PagedSectionProps<Item> {
  /** The heading, which also names the list. */
  title: string;
  queryKey: readonly string[];
  fetchPage: (after: string) => Promise<{ items: Item[]; next: string }>;
  row: (item: Item) => ReactNode;
  empty: string;
  /** Label of the next page: 較早的訂單. */
  more: string;
}

/** A section with a list that is read page by page. */
export function PagedSection<Item>(props: PagedSectionProps<Item>) {
  const { title, queryKey, fetchPage, row, empty, more } = props;
  const { data, pager, ...query } = usePagedList(queryKey, fetchPage);
  return (
    <PageSection title={title}>
      {data === undefined && <NotLoaded {...query} what={title} />}
      {data?.items.length === 0 && <p>{empty}</p>}
      {data !== undefined && data.items.length > 0 && (
        <Stack $gap={8}>
          <ul aria-label={title}>{data.items.map(row)}</ul>
          <CursorPager pager={pager} more={more} />
        </Stack>
      )}
    </PageSection>
  );
}

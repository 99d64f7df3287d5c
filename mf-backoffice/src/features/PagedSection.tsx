import { PageSection, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';
import { Pager } from './Pager.tsx';
import { usePagedList } from './use-paged-list.ts';

interface PagedSectionProps<Item> {
  /** The heading, which also names the list. */
  title: string;
  /** The key of the query. */
  queryKey: readonly string[];
  fetchPage: (after: string) => Promise<{ items: Item[]; next: string }>;
  /** Renders an item of the list. */
  row: (item: Item) => ReactNode;
  /** Text shown if the list is empty. */
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
          <Pager pager={pager} more={more} />
        </Stack>
      )}
    </PageSection>
  );
}

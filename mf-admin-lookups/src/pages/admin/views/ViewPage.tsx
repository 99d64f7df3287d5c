import { useQuery } from '@pinpu/shared/query';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, EmptyState, Page, Spinner } from '@pinpu/shared/ui';
import styled from 'styled-components';
import type { View } from './views.ts';

/** A view's component. A query, since a lazy component that failed once fails for ever. */
const useLoaded = ({ id, load }: View) =>
  useQuery({
    queryKey: ['admin-view', id],
    queryFn: async () => ({ Shown: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

/** One view under its title; its code is loaded when it is first shown. */
export function ViewPage({ view }: { view: View }) {
  const { data, isError, refetch } = useLoaded(view);
  useDocumentTitle(view.title);
  return (
    <Place>
      <h1>{view.title}</h1>
      {data !== undefined && <data.Shown />}
      {data === undefined && !isError && <Spinner label={`正在載入${view.title}`} />}
      {data === undefined && isError && (
        <EmptyState action={<Button onClick={() => refetch()}>再試一次</Button>}>
          目前無法載入{view.title}，請稍後再試一次。
        </EmptyState>
      )}
    </Place>
  );
}

const Place = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  padding-block: ${theme.space[24]} ${theme.space[48]};
  h1 { font-size: ${theme.size[25]}; letter-spacing: .04em; }
`;

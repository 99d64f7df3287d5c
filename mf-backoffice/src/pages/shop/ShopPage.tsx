import { useQuery } from '@pinpu/shared/query';
import { Link, useParams } from '@pinpu/shared/router';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, EmptyState, LinkButton, Page, Spinner } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { VIEWS } from './views/views.ts';

/** The back office at `/el/shop`: one view, whose code is loaded when it is first shown. */
export function ShopPage() {
  const { VIEW = '', ID = '' } = useParams();
  const view = VIEWS.find(({ name }) => name === VIEW);
  useDocumentTitle(view?.title ?? '商店後台');
  // A query, since a lazy component that failed once fails for ever.
  const { data, isError, refetch } = useQuery({
    queryKey: ['shop-view', VIEW],
    queryFn: async () => ({ View: await view?.load() }),
    enabled: view !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (view === undefined)
    return (
      <EmptyState
        action={
          <LinkButton as={Link} to="/el/shop" $variant="secondary">
            回總覽
          </LinkButton>
        }
      >
        商店後台沒有這一頁。
      </EmptyState>
    );
  return (
    <Place>
      {data?.View !== undefined && <data.View id={ID} />}
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
  padding-block: ${theme.space[24]} ${theme.space[48]};
  h1 { font-size: ${theme.size[25]}; letter-spacing: .04em; }
`;

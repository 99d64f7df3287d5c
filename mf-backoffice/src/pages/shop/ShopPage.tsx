import { Link, useParams } from '@pinpu/shared/router';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { EmptyState, LinkButton, Page } from '@pinpu/shared/ui';
import { LazyView } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { VIEWS } from './views/views.ts';

/** The back office at `/el/shop`: one view, whose code is loaded when it is first shown. */
export function ShopPage() {
  const { VIEW = '', ID = '' } = useParams();
  const view = VIEWS.find(({ name }) => name === VIEW);
  useDocumentTitle(view?.title ?? '商店後台');
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
      <LazyView id={`shop/${VIEW}`} title={view.title} load={view.load}>
        {(View) => <View id={ID} />}
      </LazyView>
    </Place>
  );
}

const Place = styled(Page)`
  padding-block: ${theme.space[24]} ${theme.space[48]};
  h1 { font-size: ${theme.size[25]}; letter-spacing: .04em; }
`;

import { Link, useParams } from '@pinpu/shared/router';
import { ViewPage, ViewPlace } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { EmptyState, LinkButton } from '@pinpu/shared/ui';
import { VIEWS } from '../views.ts';

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
    <ViewPlace>
      <ViewPage view={view} page="shop" id={ID} />
    </ViewPlace>
  );
}

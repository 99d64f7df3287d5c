import { prefetchQuery, useQuery } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { appStore, useAtomValue, useDocumentTitle, userTokenAtom } from '@pinpu/shared/state';
import { EmptyState, LinkButton } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { favouritesQuery } from '../../features/like/like-queries.ts';
import { ListColumn } from '../../features/listing/ListColumn.ts';
import { ListHeading } from '../../features/listing/ListHeading.tsx';
import { FavouriteList } from './FavouriteList.tsx';

const TITLE = '我的收藏';

export const prefetchFavourites = () =>
  prefetchQuery(favouritesQuery(appStore.get(userTokenAtom), ''));

/** Favourites of the member or of a guest's browser, at `/favourites`. */
export function FavouritesPage() {
  const token = useAtomValue(userTokenAtom);
  useDocumentTitle(TITLE);
  return <Favourites key={token} token={token} />;
}

function Favourites({ token }: { token: string }) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const total = useQuery(favouritesQuery(token, '')).data?.total;
  const mark = (prd_id: string, gone: boolean) =>
    setRemoved(
      (before) => new Set([...before].filter((id) => id !== prd_id).concat(gone ? prd_id : [])),
    );
  return (
    <ListColumn>
      <ListHeading title={TITLE} count={total && total - removed.size} />
      {token === '' && <GuestHint empty={total === 0} />}
      {total === 0 ? <NoFavourites /> : <FavouriteList removed={removed} onRemoved={mark} />}
    </ListColumn>
  );
}

/** Says what a sign-in is good for: having these favourites on other devices, or those of other devices here. */
function GuestHint({ empty }: { empty: boolean }) {
  const signIn = <Link to="/vip">登入會員</Link>;
  return (
    <Soft>
      {empty ? (
        <>{signIn}後，就看得到您在其他手機或電腦上收藏過的商品。</>
      ) : (
        <>這些收藏存在這個瀏覽器；{signIn}後，換手機或電腦也看得到。</>
      )}
    </Soft>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      action={
        <LinkButton as={Link} to="/products" $variant="secondary">
          看所有商品
        </LinkButton>
      }
    >
      還沒有收藏的商品。按商品右上角的愛心，就會收在這裡。
    </EmptyState>
  );
}

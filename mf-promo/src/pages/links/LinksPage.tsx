import { ATTRIBUTION_DAYS } from '@pinpu/shared/domain';
import { useQueryClient } from '@pinpu/shared/query';
import { useCursorPages } from '@pinpu/shared/query/pages';
import { Link } from '@pinpu/shared/router';
import { publicConfigAtom, useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Icon, LoadMore, Notice, PageSection, Spinner } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchPromoLinks } from '../../api/links.ts';
import { NothingPromoted } from '../../features/NothingPromoted.tsx';
import { PromoterPage } from '../../features/promoter-page/PromoterPage.tsx';
import { LinkCard } from './LinkCard.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';

/** 我的推廣連結 at `/vip/links`: every link of a promoter, and what it has brought. */
export function LinksPage() {
  return <PromoterPage title="我的推廣連結">{() => <Links />}</PromoterPage>;
}

function Links() {
  const [making, setMaking] = useState(false);
  const { refresh, ...list } = useLinks();
  return (
    <Place>
      <Head>
        <div>
          <Link to="/vip">會員中心</Link>
          <h1>我的推廣連結</h1>
        </div>
        <Button variant="promoter" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          <Icon name="plus" size={20} />
          新增連結
        </Button>
      </Head>
      <LinkList {...list} onChanged={refresh} />
      <AttributionRule />
      {making && <NewLinkDialog onClose={() => setMaking(false)} onMade={refresh} />}
    </Place>
  );
}

type LinkListProps = Omit<ReturnType<typeof useLinks>, 'refresh'> & { onChanged: () => void };

function LinkList(props: LinkListProps) {
  const { links, waiting, failed, retry, hasMore, showMore, onChanged } = props;
  if (links.length === 0 && waiting) return <Spinner label="正在讀取推廣連結" />;
  if (links.length === 0 && !failed)
    return (
      <NothingPromoted>
        還沒有推廣連結。在商品頁按「取得推廣連結」，或按「新增連結」推廣首頁、分類與搜尋結果。
      </NothingPromoted>
    );
  return (
    <>
      <Cards aria-label="推廣連結" aria-busy={waiting}>
        {links.map((link) => (
          <LinkCard key={link.code} link={link} onChanged={onChanged} />
        ))}
      </Cards>
      {failed && (
        <Notice variant="danger" message="目前無法讀取推廣連結。">
          <Button variant="secondary" size="small" onClick={retry}>
            再試一次
          </Button>
        </Notice>
      )}
      {hasMore && !failed && (
        <LoadMore
          shown={links.length}
          waiting={waiting}
          byItself={false}
          onMore={showMore}
          onPress={showMore}
        >
          載入更多
        </LoadMore>
      )}
    </>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  padding-block: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.desktop} { padding-block: ${theme.space[48]} ${theme.space[72]}; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[12]};
  h1 { font-size: ${theme.size[32]}; letter-spacing: .04em; }
  a { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  ${theme.media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${theme.space[24]}; }
`;

const ruleOf = (days: number) =>
  [
    `顧客最後點的是您的連結，並在 ${days} 天內下單，這筆訂單就算您的；登入、改天付款、重新付款都不影響。`,
    '連結停用或過了結束日期之後才下的訂單不計。',
    '同一位顧客半小時內多次點同一個連結，算一次造訪；預覽與程式不計。',
  ].join('');

/** Explains which orders count for a promoter. */
function AttributionRule() {
  const days = useAtomValue(publicConfigAtom)?.promo_attribution_days ?? ATTRIBUTION_DAYS;
  return (
    <PageSection title="訂單怎麼算是您的">
      <p>{ruleOf(days)}</p>
    </PageSection>
  );
}

const KEY = 'promo-links';

/** The promoter's links, newest first, loaded page by page. */
function useLinks() {
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

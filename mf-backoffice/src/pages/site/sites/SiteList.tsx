import { Link } from '@pinpu/shared/router';
import { ListHead, useFreshData } from '@pinpu/shared/staff';
import { EmptyState, LinkButton, Stack } from '@pinpu/shared/ui';
import { fetchSites } from '../../../api/sites.ts';
import { SiteRow } from './SiteRow.tsx';
import { NEW_SITE, pathOfSite, SITES_QUERY_KEY } from './site/site-paths.ts';

function Sites() {
  const [data, waiting] = useFreshData('嵌入的網站', SITES_QUERY_KEY, fetchSites);
  if (data === undefined) return waiting;
  if (data.length === 0)
    return <EmptyState>還沒有網站。新增一個，它的網頁就能放上本店的購物車與商品。</EmptyState>;
  return (
    <ul aria-label="嵌入的網站">
      {data.map((site) => (
        <SiteRow key={site.key} site={site} />
      ))}
    </ul>
  );
}

/** Other people's sites that may show the cart, with the orders and sales that they brought. */
export const SiteList = () => (
  <Stack>
    <ListHead>
      <h1>嵌入的網站</h1>
      <LinkButton as={Link} to={pathOfSite(NEW_SITE)}>
        新增網站
      </LinkButton>
    </ListHead>
    <p>
      部落格、合作店家的網頁可以放上本店的購物車與商品，客人到本店結帳。
      <Link to="/embed/" target="_blank">
        看範例、產生標籤
      </Link>
    </p>
    <Sites />
  </Stack>
);

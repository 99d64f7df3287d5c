import type { ShopSite } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { LinkedRow, RowLink } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, CopyButton } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { pathOfSite } from './site/site-paths.ts';

/** Whether a site's pages may show the cart. */
export const SiteBadge = ({ enabled }: Pick<ShopSite, 'enabled'>) => (
  <Badge $tone={enabled ? 'success' : 'danger'}>{enabled ? '啟用' : '停用'}</Badge>
);

/** One site of the list; a click anywhere in the row opens it, except on the button that copies its key. */
export function SiteRow({ site }: { site: ShopSite }) {
  const { key, name, origins, enabled, checkouts, orders, amount, c_date } = site;
  return (
    <Line>
      <RowLink to={pathOfSite(key)}>{name}</RowLink>
      <Place $area="state">
        <SiteBadge enabled={enabled} />
      </Place>
      <Place $area="origins">
        {origins.map((origin) => (
          <small key={origin}>{origin}</small>
        ))}
        <small>{formatDate(c_date)} 新增</small>
      </Place>
      <Figures>
        {orders} 筆訂單，{formatTwd(amount)}
        <small>30 天內前往結帳 {checkouts} 次</small>
      </Figures>
      <Key>
        <code translate="no">{key}</code>
        <CopyButton text={key} what={`${name}的代碼`} variant="quiet" size="small">
          複製
        </CopyButton>
      </Key>
    </Line>
  );
}

const Line = styled(LinkedRow)`
  grid-template: 'code state' 'origins origins' 'figures figures' 'key key' / minmax(0, 1fr) auto;
  ${theme.media.desktop} {
    grid-template: 'code state figures key' 'origins origins figures key' / minmax(0, 1fr) 96px minmax(0, 220px) auto;
    column-gap: ${theme.space[24]};
    align-items: start;
  }
`;

const Place = styled.span<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
`;

const Figures = styled.span`
  grid-area: figures;
  font-variant-numeric: tabular-nums;
`;

/** Lies above the row's link, so that it can be pressed. */
const Key = styled.span`
  grid-area: key;
  position: relative;
  z-index: ${theme.layer.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  justify-self: start;
  code { font-size: ${theme.size[13]}; }
`;

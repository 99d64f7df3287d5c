import type { ShopPromoter } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { Columns, Figures, useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { Badge, Notice, Row, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { fetchPromoter } from '../../../../api/promoters.ts';
import { promoterKey } from '../../../../api/shop-keys.ts';
import { PromoterAccount } from './PromoterAccount.tsx';
import { PromoterLinks } from './PromoterLinks.tsx';
import { PromoterMonths } from './PromoterMonths.tsx';
import { PromoterOrders } from './PromoterOrders.tsx';
import { PromoterPayouts } from './PromoterPayouts.tsx';
import { PromoterState } from './PromoterState.tsx';

function Head({ promoter }: { promoter: ShopPromoter }) {
  const { name, email, active, links, clicks, orders, payable, waiting, paid } = promoter;
  return (
    <Stack $gap={12}>
      <Link to="/el/shop/promoters">回推廣者列表</Link>
      <Row>
        <h1>{name}</h1>
        {active ? <Badge $tone="success">推廣中</Badge> : <Badge $tone="grey">已停用</Badge>}
      </Row>
      <Email href={`mailto:${email}`}>{email}</Email>
      <Figures
        large
        figures={[
          ['可撥款', formatTwd(payable)],
          ['待匯款', formatTwd(waiting)],
          ['已匯款', formatTwd(paid)],
          ['訂單', orders],
          ['造訪', clicks],
          ['連結', links],
        ]}
      />
      {payable < 0 && (
        <Notice
          variant="warning"
          message={`退貨還要扣回 ${formatTwd(-payable)}：先前已撥款的訂單後來退貨，會從之後的分潤扣除。`}
        />
      )}
    </Stack>
  );
}

/** One promoter at `/el/shop/promoters/{id}`. */
export function PromoterView({ id }: { id: string }) {
  const [promoter, waiting] = useFreshData('推廣者', promoterKey(id), () => fetchPromoter(id));
  useDocumentTitle(promoter ? `推廣者 ${promoter.name}` : '推廣者');
  if (promoter === undefined) return waiting;
  return (
    <Stack $gap={24}>
      <Head promoter={promoter} />
      <Columns>
        <Stack $gap={24}>
          <PromoterOrders id={id} />
          <PromoterLinks id={id} />
        </Stack>
        <Stack $gap={24}>
          <PromoterAccount promoter={promoter} />
          <PromoterPayouts id={id} />
          <PromoterMonths months={promoter.months} />
          <PromoterState promoter={promoter} />
        </Stack>
      </Columns>
    </Stack>
  );
}

const Email = styled.a`
  justify-self: start;
  overflow-wrap: anywhere;
`;

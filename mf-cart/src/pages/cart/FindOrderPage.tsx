import { Slot } from '@pinpu/shared/slots';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { FindOrder } from '../../features/order/FindOrder.tsx';
import { SupportLinks } from './SupportLinks.tsx';

/** `/cart/order`, and `/cart/order/{code}` for guests: finds an order by its code. */
export function FindOrderPage({ code }: { code: string }) {
  useDocumentTitle('查詢訂單');
  return (
    <Page>
      <Content $gap={24}>
        <h1>查詢訂單</h1>
        <FindOrder key={code} initial={code} />
        <Slot name="order.aside" />
        <SupportLinks />
      </Content>
    </Page>
  );
}

const Content = styled(Stack)`
  max-width: 480px;
  padding-block: ${theme.space[24]} ${theme.space[48]};
  > h1 { font-size: ${theme.size[25]}; }
  ${theme.media.desktop} { > h1 { font-size: ${theme.size[32]}; } }
`;

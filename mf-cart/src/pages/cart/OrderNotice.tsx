import type { Order } from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import { Button, Notice, Row } from '@pinpu/shared/ui';
import type { Outcome } from '../../features/payment/returned-outcome.ts';

type OrderNoticeProps = { guid: string; order: Order | undefined; outcome: Outcome | undefined };

export function OrderNotice({ guid, order, outcome }: OrderNoticeProps) {
  const title = order === undefined ? '您的訂單' : `訂單 ${order.ord_code}`;
  return (
    <Notice
      variant={outcome?.variant}
      message={outcome === undefined ? title : `${title}：${outcome.message}`}
    >
      <Row $gap={8}>
        {outcome?.help}
        <Button
          size="small"
          variant="quiet"
          onClick={() => emitAppEvent('APP_EC_LOAD_ORDER_DETAILS', { id: guid })}
        >
          查看訂單明細
        </Button>
      </Row>
    </Notice>
  );
}

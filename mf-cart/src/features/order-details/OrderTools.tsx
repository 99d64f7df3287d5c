import type { Order } from '@pinpu/shared/contracts';
import { Button, Row } from '@pinpu/shared/ui';
import { useReorder } from './use-reorder.ts';

/** The buttons to order the same again and to print. */
export function OrderTools({ order, onLeave }: { order: Order; onLeave: () => void }) {
  const reorder = useReorder(order, onLeave);
  return (
    <Row $gap={8} className="not-printed">
      <Button variant="secondary" size="small" onClick={reorder}>
        再買一次
      </Button>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        列印訂單
      </Button>
    </Row>
  );
}

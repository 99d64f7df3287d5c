import { type Order, soldLines } from '@pinpu/shared/contracts';
import { useNavigate } from '@pinpu/shared/router';
import { addToCartAtom, useSetAtom } from '@pinpu/shared/state';
import { Button, Row } from '@pinpu/shared/ui';

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

/**
 * Adds the lines of an order to the cart, but for gifts, and opens the cart. They keep the order's prices and stock until the cart page
 * has synced with the shop, which reports changes line by line.
 */
function useReorder(order: Pick<Order, 'cart_json'>, onLeave: () => void) {
  const add = useSetAtom(addToCartAtom);
  const navigate = useNavigate();
  return () => {
    for (const { off_amt: _, gift, ...line } of soldLines(order)) {
      if (gift) continue;
      const tot_qty = Math.max(line.tot_qty, line.qty);
      add({ line: { ...line, tot_qty, qty: 0 }, qty: line.qty });
    }
    onLeave();
    navigate('/cart');
  };
}

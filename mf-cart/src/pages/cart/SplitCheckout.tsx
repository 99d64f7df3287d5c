import { dayText, dispatchDays, dispatchText, orderShips } from '@pinpu/shared/domain';
import { cartAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Button, Notice, Row } from '@pinpu/shared/ui';
import { asideLinesAtom, checkOutAloneAtom, putBackAtom } from '../../state/aside-lines.ts';

const nameOf = (day: string) => (day === '' ? '現貨' : `${dispatchText(day)}的預購`);

/** Says that goods in stock wait for the pre-orders in the cart, and offers to check out those of one day alone. */
export function MixedDispatch() {
  const cart = useAtomValue(cartAtom);
  const checkOutAlone = useSetAtom(checkOutAloneAtom);
  const days = dispatchDays(cart);
  if (days.length < 2) return null;
  const advice = days[0] === '' ? '想先收到現貨，請分開結帳。' : '想先收到較早的商品，請分開結帳。';
  return (
    <Notice
      variant="warning"
      message={`含預購商品，整筆訂單 ${dayText(orderShips(cart))}起一起出貨。${advice}`}
    >
      <Row $gap={8}>
        {days.map((day) => (
          <Button key={day} size="small" variant="secondary" onClick={() => checkOutAlone(day)}>
            先結帳{nameOf(day)}
          </Button>
        ))}
      </Row>
    </Notice>
  );
}

/** The lines that were taken out of a checkout, and a button that puts them back. */
export function AsideLines() {
  const lines = useAtomValue(asideLinesAtom);
  const putBack = useSetAtom(putBackAtom);
  const [first] = lines;
  if (first === undefined) return null;
  const goods = `「${first.prd_name}」${lines.length > 1 ? `等 ${lines.length} 項` : ''}`;
  return (
    <Notice variant="info" message={`${goods}先替您留著，下次再結帳。`}>
      <Button size="small" variant="secondary" onClick={putBack}>
        放回購物車
      </Button>
    </Notice>
  );
}

import type { Order } from '@pinpu/shared/contracts';
import type { AppliedRule } from '@pinpu/shared/domain';
import { appStore, cartAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const rule = (name: string, kind: AppliedRule['kind'], amount: number): AppliedRule => ({
  ...{ rule_id: name, name, kind, amount, lines: [] },
});

const TEA = line({ qty: 2, off_amt: 200 });
const GIFT = line({ prd_price: 0, gift: '滿千送茶' });

const show = (fields: Partial<Order>) =>
  renderAt(
    '/',
    '/',
    <OrderDetails
      order={order({ cart_json: JSON.stringify([TEA, GIFT]), ...fields })}
      onClose={jest.fn()}
    />,
  );
const items = () => screen.getByRole('region', { name: '訂購商品' });

beforeEach(freshState);

it('an order lists what each rule took off, apart from the coupon, from what the goods cost before [Y9]', () => {
  show({
    applied_rules: [rule('滿額折', 'off', 200), rule('滿千送茶', 'gift', 0)],
    ...{ dis_inv_amt: 250, coupon_code: 'TEA50', inv_amt: 1050 },
  });
  expect(items()).toHaveTextContent(/商品原價合計NT\$1,200滿額折−NT\$200優惠折抵TEA50−NT\$50$/);
});

it('a line of an order shows what it cost before rules, and a gift no price [Y5] [Y9]', () => {
  show({ applied_rules: [rule('滿額折', 'off', 200)], dis_inv_amt: 200 });
  const [tea, gift] = within(items()).getAllByRole('listitem');
  expect(tea).toHaveTextContent(/× 2優惠價NT\$1,000原價NT\$1,200$/);
  expect(gift).toHaveTextContent(/^贈品高山烏龍× 1$/);
});

it('a rule that waived the shipping fee is named with it [Y9]', async () => {
  show({ applied_rules: [rule('免運週', 'shipping', 100)], dis_ship_amt: 100, ship_amt: 0 });
  expect(items()).toHaveTextContent(/運費NT\$100免運週−NT\$100$/);
  await userEvent.click(screen.getByRole('button', { name: /訂單金額/ }));
  expect(screen.getByText('小計').closest('dl')).toHaveTextContent('運費NT$100免運週−NT$100');
});

it('buying an order again leaves out its gifts, and the discounts of then [Y5]', async () => {
  show({});
  await userEvent.click(screen.getByRole('button', { name: '再買一次' }));
  expect(appStore.get(cartAtom)).toMatchObject([{ prd_id: TEA.prd_id, qty: 2, prd_price: 600 }]);
  expect(appStore.get(cartAtom)[0]).not.toHaveProperty('off_amt');
});

import type { Order } from '@pinpu/shared/contracts';
import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const show = (fields: Partial<Order>) =>
  renderAt('/', '/', <OrderDetails order={order(fields)} onClose={jest.fn()} />);
const region = (name: string) => screen.getByRole('region', { name });

beforeEach(freshState);

describe('the details of an order', () => {
  it('list the coupon between the items and the subtotal, so that they add up [D3] [defect 5]', async () => {
    show({ coupon_code: 'TEA100', dis_inv_amt: 135, inv_amt: 1345 });
    expect(region('訂購商品')).toHaveTextContent(/優惠折抵TEA100−NT\$135$/);
    await userEvent.click(screen.getByRole('button', { name: /訂單金額/ }));
    expect(screen.getByText('小計').closest('div')).toHaveTextContent('NT$1,245');
    expect(screen.getByText('訂購商品').closest('section')).not.toHaveTextContent('運費優惠');
  });

  it('list the shipping fee before a coupon that waives it, so that they add up [defect 5] [41 W6] [D3]', async () => {
    show({ coupon_code: 'FREESHIP', dis_ship_amt: 100, ship_amt: 0, inv_amt: 1380 });
    expect(region('訂購商品')).toHaveTextContent(/運費NT\$100運費優惠FREESHIP−NT\$100$/);
    await userEvent.click(screen.getByRole('button', { name: /訂單金額/ }));
    const unfolded = screen.getByText('小計').closest('dl');
    expect(unfolded).toHaveTextContent('小計NT$1,380運費NT$100運費優惠−NT$100');
  });
});

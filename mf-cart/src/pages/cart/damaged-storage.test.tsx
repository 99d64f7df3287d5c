import { lineOf } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';

const FILLED = JSON.stringify({ key: 'k-1', lines: [lineOf()] });

async function openWith(stored: Record<string, string>) {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const { fakeApi, renderAt } = await import('@pinpu/shared/testing');
  const { CartPage } = await import('./CartPage.tsx');
  fakeApi({});
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
}

describe('the order page', () => {
  it.each(['{}', 'null', '[]', '{"cus_name":7}', '{"cus_na', '"text"'])(
    'opens, and takes a new buyer, where orderInfo is %s [defect 7]',
    async (orderInfo) => {
      await openWith({ cart: FILLED, orderInfo });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('確認訂單資訊');
      expect(screen.getByRole('region', { name: '訂購人' })).toHaveTextContent('尚未填寫');
    },
  );

  it.each([
    ['lastOrder', 'null'],
    ['lastOrder', '{}'],
    ['cart', '{"lines":[null]}'],
    ['memberLines', '[null]'],
    ['couponCode', '{}'],
    ['emailCode', '[]'],
    ['recWay', '"2"'],
    ['prefilled', 'null'],
  ])('opens where %s is %s [defect 7]', async (key, text) => {
    await openWith({ cart: FILLED, [key]: text });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      key === 'cart' ? '購物車' : '確認訂單資訊',
    );
  });
});

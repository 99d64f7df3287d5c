import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { ConfirmPayment } from '../ConfirmPayment.tsx';

const ask = (userAgent: string, payWay = 0, elsewhere?: string) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const nothing = () => {};
  renderAt(
    '/',
    '/',
    <ConfirmPayment
      open
      busy={false}
      payWay={payWay}
      elsewhere={elsewhere}
      onConfirm={nothing}
      onCancel={nothing}
    />,
  );
};

afterEach(() => jest.restoreAllMocks());

describe('before a payment in an in-app browser', () => {
  it('LINE’s shows a link to the device’s browser, and paying remains possible [C7]', () => {
    ask('iPhone Safari Line/14.18.0');
    expect(screen.getByText('您正在使用 LINE 的內建瀏覽器')).toBeVisible();
    expect(screen.getByRole('link', { name: '用預設瀏覽器開啟' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?openExternalBrowser=1$/),
    );
    expect(screen.getByText(/購物車不會一併帶過去/)).toBeVisible();
    expect(screen.getByRole('button', { name: '立即付款' })).toBeEnabled();
  });

  it('others show the address to copy, which also opens the order [D6]', () => {
    ask('iPhone [FBAN/FBIOS;FBAV/1]', 3, 'https://pinpu.test/cart/order/guid-1');
    expect(screen.getByRole('button', { name: '複製網址' })).toBeEnabled();
    expect(screen.queryByText(/購物車/)).not.toBeInTheDocument();
  });

  it.each([
    ['a browser of its own', 'iPhone Version/18.1 Safari/604.1', 0],
    ['an order paid at the door', 'iPhone Line/14.18.0', 1],
  ])('no notice is shown in %s', (_case, userAgent, payWay) => {
    ask(userAgent, payWay);
    expect(screen.queryByText(/內建瀏覽器/)).not.toBeInTheDocument();
  });
});

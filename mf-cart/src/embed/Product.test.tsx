import type { EmbedProduct } from '@pinpu/shared/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { PRODUCT as TEA } from '../testing/page-cart.ts';
import { Boundary } from './Boundary.tsx';
import { EmbedError } from './embed-error.ts';
import { Product } from './Product.tsx';
import { isButtonLabel } from './product-view.tsx';

/** A product card for the shop's answer `found`. `isCancelled`: the page prevents adding. */
function card(found: EmbedProduct | undefined | Error, isCancelled = false) {
  const fetchProduct = jest.fn(async () => {
    if (found instanceof Error) throw found;
    return found;
  });
  const onError = jest.fn();
  const show = (promoCode = '') => (
    <Product
      product="tea"
      promoCode={promoCode}
      look="card"
      fetchProduct={fetchProduct}
      onAdd={() => !isCancelled}
      onError={onError}
    />
  );
  return { ...render(show()), show, fetchProduct, onError };
}
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: '加入購物車' }));

describe('a product on another page [M5]', () => {
  it('says that it was added', async () => {
    card(TEA);
    await press();
    expect(screen.getByText('已加入購物車。')).toBeInTheDocument();
  });

  it('shows no message when the page cancels the press', async () => {
    card(TEA, true);
    await press();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['買這款茶', true],
    ['<b>買</b>這款茶', true],
    ['<a href="/tea">到商店看茶</a>', false],
    ['<p>沒有程式時：<a href="/tea">到商店看茶</a></p>', false],
    ['<a slot="label">買這款茶</a>', true],
    ['<a slot="fallback" href="/tea">到商店看茶</a>買這款茶', true],
  ])('takes the page’s own %s as the button’s label: %s [41 teams D4]', async (html, isLabel) => {
    const host = document.createElement('pinpu-product');
    host.innerHTML = html;
    expect(isButtonLabel(host)).toBe(isLabel);
    const { show } = card(TEA);
    const { container } = render(cloneElement(show(), { isLabel }));
    await within(container).findByRole('button', { name: '加入購物車' });
    const slots = Array.from(container.querySelectorAll('slot'), ({ name }) => name);
    expect(slots).toEqual(isLabel ? ['label', ''] : ['label']);
  });

  it('has no button where it is sold out, and a sentence where it is not sold', async () => {
    const { unmount } = card({ ...TEA, tot_qty: 0 });
    expect(await screen.findByText('已售完')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    const { onError } = card(undefined);
    expect(await screen.findByText('這項商品目前沒有販售。')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'PRODUCT_NOT_FOUND' }));
  });

  it('says so where the page names none, without a call [41 W15]', async () => {
    const { rerender, show, fetchProduct, onError } = card(TEA);
    await screen.findByRole('article');
    rerender(cloneElement(show(), { product: '' }));
    expect(await screen.findByText('這裡還沒有指定商品。')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'PRODUCT_MISSING' }));
    expect(fetchProduct).toHaveBeenCalledTimes(1);
  });

  it('requests the price again for another promoter’s code', async () => {
    const { rerender, show, fetchProduct } = card(TEA);
    await screen.findByRole('article');
    rerender(show('PINPU6'));
    await screen.findByRole('article');
    expect(fetchProduct.mock.calls).toEqual([
      ['tea', ''],
      ['tea', 'PINPU6'],
    ]);
  });

  it('ignores the failure of a call that another promoter’s code has replaced', async () => {
    const { rerender, show, fetchProduct, onError } = card(TEA);
    await screen.findByRole('article');
    let fail = () => {};
    fetchProduct.mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new EmbedError('UNREACHABLE', '目前無法連線到商店。'));
        }),
    );
    rerender(show('PINPU5'));
    rerender(show('PINPU6'));
    await act(async () => fail());
    expect(screen.getByRole('article')).toBeInTheDocument();
    expect(onError).not.toHaveBeenCalled();
  });

  it('says why it can’t be shown, and retries on a press', async () => {
    const { fetchProduct, onError } = card(new EmbedError('UNREACHABLE', '目前無法連線到商店。'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('目前無法連線到商店。');
    expect(alert.parentElement?.querySelector('slot[name=fallback]')).not.toBeNull();
    expect(onError).toHaveBeenCalledTimes(1);
    fetchProduct.mockResolvedValue(TEA);
    await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
    expect(await screen.findByRole('article', { name: '高山烏龍' })).toBeInTheDocument();
  });
});

describe('an element that can’t be shown [M5]', () => {
  it('shows a message in its place, reports the failure, and is shown once that is possible', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const Content = () => {
      if (isBroken) throw new TypeError('Invalid URL');
      return <p>購物車</p>;
    };
    const [onError, onRetry] = [jest.fn(), jest.fn()];
    render(
      <Boundary onError={onError} onRetry={onRetry}>
        <Content />
      </Boundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('這裡暫時無法顯示，請稍後再試。');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'NOT_SHOWN' }));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
    expect(screen.getByText('購物車')).toBeInTheDocument();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

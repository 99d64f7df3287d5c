import type { CartLine, CartView } from '@pinpu/shared/contracts';
import { USUAL_RULES } from '@pinpu/shared/domain';
import { cartViewOf } from '@pinpu/shared/testing/fixtures';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../testing/fixtures.ts';
import { openPageCart, TEA } from '../testing/page-cart.ts';
import { Cart } from './Cart.tsx';

const OFF_100 = { coupon_code: 'PINPU100', kind: 'amount' as const, value: 100, min_amt: 0 };

/** The cart of a page with the stored `lines`. The shop knows one coupon and otherwise answers with `view`. */
async function shown(lines: CartLine[], view: Partial<CartView> = {}) {
  const { cart } = openPageCart(
    { lines },
    {
      cart: async ({ coupon_code }) =>
        cartViewOf(lines, {
          ...view,
          ...(coupon_code === OFF_100.coupon_code && { coupon: OFF_100 }),
        }),
    },
  );
  const enterCoupon = jest.spyOn(cart, 'enterCoupon');
  render(<Cart cart={cart} shop="https://shop.example" leaving={false} onCheckout={() => {}} />);
  await act(() => cart.start());
  return { enterCoupon };
}

const amount = (name: string) => screen.getByText(name).nextElementSibling;

describe('the cart on another page [M5]', () => {
  it('states the fee of each parcel, the temperature of a line, and dearer regions [T12] [T13]', async () => {
    const frozen = line({
      prd_id: 'B',
      ship_fee: 180,
      ship_fee_free_amt: 0,
      temperature: 'frozen',
    });
    const islands = { name: '離島', postcodes: ['880'], surcharge: 150, delivered: true };
    const shipping_rules = { ...USUAL_RULES, regions: [islands] };
    await shown([TEA, frozen], { shipping_rules });
    expect(amount('常溫包裹運費')).toBeInTheDocument();
    expect(amount('冷凍包裹運費')).toHaveTextContent('NT$180');
    expect(screen.getByText('冷凍')).toBeInTheDocument();
    expect(screen.getByText('運費離島另計。')).toBeInTheDocument();
  });

  it('names the goods that the shop wants ordered by themselves [T12]', async () => {
    const frozen = line({ prd_id: 'B', prd_name: '水餃', temperature: 'frozen' });
    await shown([TEA, frozen], { shipping_rules: { ...USUAL_RULES, mixed: 'refuse' } });
    expect(screen.getByRole('alert')).toHaveTextContent('「水餃」是冷凍配送');
  });

  it('shows an accepted coupon with its discount, and removes it on a press', async () => {
    await shown([TEA]);
    await userEvent.type(screen.getByLabelText('優惠券'), 'pinpu100{Enter}');
    const remove = await screen.findByRole('button', { name: '移除優惠券 PINPU100' });
    expect(remove.parentElement).toHaveTextContent(/^優惠券 PINPU100/);
    expect(screen.queryByRole('textbox', { name: '優惠券' })).not.toBeInTheDocument();
    expect(amount('優惠折抵')).toHaveTextContent('−NT$100');
    expect(amount('訂單總額')).toHaveTextContent('NT$600');
    await userEvent.click(remove);
    expect(await screen.findByLabelText('優惠券')).toHaveValue('');
    expect(screen.queryByText('優惠折抵')).not.toBeInTheDocument();
    expect(amount('訂單總額')).toHaveTextContent('NT$700');
  });

  it('shows what each rule takes off, struck-through totals and gifts, with names as text [Y5]', async () => {
    const rule = { rule_id: 'R1', name: '<b>滿額折</b>', everything: true };
    const steps = [{ from: 600, percent: 0, amount: 100 }];
    const gift = { ...TEA, prd_id: 'cup', prd_name: '陶杯' };
    await shown([TEA], {
      price_rules: {
        combine: 'layers',
        rules: [
          { ...rule, terms: { kind: 'off', by: 'amount', repeat: false, steps } },
          {
            ...{ rule_id: 'R2', name: '滿額送', everything: true },
            terms: { kind: 'gift', by: 'amount', steps: [{ from: 500, prd_id: 'cup', qty: 2 }] },
          },
        ],
      },
      rule_goods: [gift],
    });
    expect(amount('<b>滿額折</b>')).toHaveTextContent('−NT$100');
    expect(amount('訂單總額')).toHaveTextContent('NT$600');
    const tea = screen.getByRole('listitem', { name: TEA.prd_name });
    expect(tea).toHaveTextContent('優惠價 NT$500 原價 NT$600');
    const gifts = screen.getByRole('list', { name: '贈品' });
    expect(gifts).toHaveTextContent(/^贈品陶杯滿額送× 2$/);
    expect(within(gifts).queryByRole('button')).not.toBeInTheDocument();
  });

  it('reads a coupon as it is pasted, and keeps one that is too long, with the reason [41 5]', async () => {
    const { enterCoupon } = await shown([TEA]);
    const field = screen.getByLabelText('優惠券');
    const paste = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
    };
    const long = 'X'.repeat(41);
    await paste(long);
    expect(field).toHaveValue(long);
    expect(screen.getByRole('alert')).toHaveTextContent('優惠券最多 40 個字，目前 41 個字');
    expect(enterCoupon).not.toHaveBeenCalled();
    await paste(`${'\u200b '.repeat(30)}ｐinpu100`);
    expect(await screen.findByRole('button', { name: '移除優惠券 PINPU100' })).toBeInTheDocument();
    expect(enterCoupon.mock.calls).toEqual([['PINPU100']]);
  });

  it.each([
    { qty: 1, reached: 600, text: '再買 NT$900 即可免運', fee: 'NT$100' },
    { qty: 3, reached: 1500, text: '已達 NT$1,500 免運門檻', fee: '免運費' },
  ])('shows the progress to free shipping: $text', async ({ qty, reached, text, fee }) => {
    await shown([{ ...TEA, qty }]);
    expect(screen.getByText(text)).toBeInTheDocument();
    const progress = screen.getByRole('progressbar', { name: text });
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual([
      String(reached),
      '1500',
    ]);
    expect(amount('運費')).toHaveTextContent(fee);
  });

  it('shows no progress to free shipping where no threshold waives the fee', async () => {
    await shown([{ ...TEA, ship_fee: 80, ship_fee_free_amt: 0 }]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows no progress to free shipping where a coupon waives the fee', async () => {
    const coupon = { ...OFF_100, kind: 'shipping' as const, value: 0 };
    await shown([TEA], { coupon });
    expect(amount('運費')).toHaveTextContent('免運費');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    { kind: 'price' as const, from: 700, to: 600, text: '單價已由 NT$700 調降為 NT$600。' },
    { kind: 'price' as const, from: 500, to: 600, text: '單價已由 NT$500 調整為 NT$600。' },
    { kind: 'stock' as const, from: 9, to: 1, text: '庫存有限，數量已由 9 件調整為 1 件。' },
  ])('says in the line what the shop has changed: $text', async ({ text, ...change }) => {
    const other = { ...TEA, prd_id: 'cake', prd_name: '鳳梨酥' };
    await shown([TEA, other], { changes: [{ prd_id: TEA.prd_id, ...change }] });
    const line = screen.getByRole('listitem', { name: TEA.prd_name });
    expect(await within(line).findByRole('status')).toHaveTextContent(text);
    const rest = screen.getByRole('listitem', { name: '鳳梨酥' });
    expect(within(rest).queryByRole('status')).not.toBeInTheDocument();
  });

  it('names lines by their values, and says where a variant is still to be chosen [T5]', async () => {
    const shirt = { ...TEA, prd_name: '棉衫' };
    await shown([
      { ...shirt, prd_id: 'S1-L', product_id: 'S1', option_text: '紅／L' },
      { ...shirt, prd_id: 'S2', must_choose: true },
    ]);
    const line = within(screen.getByRole('listitem', { name: '棉衫（紅／L）' }));
    expect(line.getByText('選項：紅／L')).toBeInTheDocument();
    expect(line.getByRole('link')).toHaveAttribute(
      'href',
      'https://shop.example/product/S1?v=S1-L',
    );
    expect(line.getByRole('textbox', { name: '棉衫（紅／L）的數量' })).toHaveValue('1');
    const old = within(screen.getByRole('listitem', { name: '棉衫' }));
    expect(old.getByText('這項商品現在有多種規格，前往結帳後請選擇。')).toBeInTheDocument();
    expect(old.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

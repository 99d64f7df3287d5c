import { appStore, noticesAtom } from '@pinpu/shared/state';
import { rejectionOf } from '@pinpu/shared/testing/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, REDIRECT } from '../../../testing/fixtures.ts';
import { catchSubmits } from '../../../testing/page-state.ts';
import {
  amountOf,
  amountOff,
  giftFrom,
  openRuledCart,
  ruleOf,
  rulesOf,
  total,
} from '../../../testing/ruled-cart.tsx';

const TEA = line({ prd_id: 'tea', prd_name: '烏龍茶', qty: 2 });
const OFF = ruleOf('滿額折', amountOff(1000, 100));
const COUPON = { coupon_code: 'TEA150', kind: 'amount' as const, value: 150, min_amt: 0 };

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function payNow() {
  await press('前往結帳');
  await press('立即付款');
}

beforeEach(() => {
  catchSubmits();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('sends the rules and gifts that the page shows with its amounts [Y7]', async () => {
  const { checkouts } = openRuledCart([TEA], rulesOf(OFF, ruleOf('滿千送杯', giftFrom(1000))));
  await screen.findByRole('list', { name: '贈品' });
  await payNow();
  await waitFor(() => expect(checkouts()).toHaveLength(1));
  const sent = await checkouts()[0]?.json();
  expect(sent.inv_amt).toBe(1200);
  expect(sent.applied_rules).toMatchObject([
    { rule_id: '滿額折', amount: 100, lines: [{ prd_id: 'tea', amount: 100 }] },
    { rule_id: '滿千送杯', amount: 0, gifts: [{ prd_id: 'cup', qty: 1 }] },
  ]);
});

it('says with an empty list that it shows no rule [Y7]', async () => {
  const { checkouts } = openRuledCart([TEA], {});
  await payNow();
  await waitFor(() => expect(checkouts()).toHaveLength(1));
  expect(await checkouts()[0]?.json()).toMatchObject({ applied_rules: [] });
});

it('shows the rules of a refused checkout with the shop’s sentence, and the next press agrees [Y7]', async () => {
  const sentence = '優惠活動已更新，請確認後再結帳。';
  const body = {
    cart: [TEA],
    pl: 0,
    changes: [],
    ...rulesOf(ruleOf('新活動', amountOff(1000, 60))),
  };
  let isRefused = false;
  const { checkouts } = openRuledCart([TEA], rulesOf(OFF), () => {
    if (isRefused) return REDIRECT;
    isRefused = true;
    return rejectionOf(409, 'RULES_CHANGED', sentence, { body });
  });
  await waitFor(() => expect(amountOf('滿額折')).toHaveTextContent('−NT$100'));
  await payNow();
  await waitFor(() => expect(amountOf('新活動')).toHaveTextContent('−NT$60'));
  expect(appStore.get(noticesAtom).map(({ message }) => message)).toEqual([sentence]);
  expect(total()).toHaveTextContent('1,240');
  appStore.set(noticesAtom, []);
  await payNow();
  await waitFor(() => expect(checkouts()).toHaveLength(2));
  const sent = await checkouts()[1]?.json();
  expect(sent.applied_rules).toMatchObject([{ name: '新活動', amount: 60 }]);
});

it.each([
  ['coupon-or-rules', 'rules save more', 200, '目前活動比較優惠，這張優惠券未使用', '1,100'],
  [
    'coupon-or-rules',
    'the coupon saves more',
    100,
    '已折抵 NT$150，比目前活動優惠，活動未套用',
    '1,150',
  ],
  ['one', 'a rule saves more', 200, '目前活動比較優惠，這張優惠券未使用', '1,100'],
  ['one', 'the coupon saves more', 100, '已折抵 NT$150，比目前活動優惠，活動未套用', '1,150'],
] as const)(
  'says which counts where a shop lets rules or a coupon (%s): %s [Y3] [Y5]',
  async (combine, _, off, text, sum) => {
    const rules = [
      ruleOf('滿額折', amountOff(1000, off)),
      ruleOf('滿萬折', amountOff(10_000, 900)),
    ];
    openRuledCart([TEA], { price_rules: { rules, combine }, coupon: COUPON });
    await userEvent.type(screen.getByLabelText('優惠券'), 'TEA150{Enter}');
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(total()).toHaveTextContent(sum);
    const amounts = screen.queryAllByRole('term').map(({ textContent }) => textContent);
    expect(amounts.includes('滿額折')).toBe(off === 200);
  },
);

it('lists the coupon apart from the rules, with its own discount [Y5]', async () => {
  openRuledCart([TEA], { ...rulesOf(OFF), coupon: COUPON });
  await userEvent.type(screen.getByLabelText('優惠券'), 'TEA150{Enter}');
  expect(await screen.findByText(/已折抵 NT\$150/)).toBeVisible();
  expect(amountOf('滿額折')).toHaveTextContent('−NT$100');
  expect(amountOf('優惠折抵TEA150')).toHaveTextContent('−NT$150');
  expect(total()).toHaveTextContent('1,050');
});

import { appStore, cartAtom } from '@pinpu/shared/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../../../testing/fixtures.ts';
import {
  amountOf,
  amountOff,
  CUP,
  giftFrom,
  openRuledCart,
  rowOf,
  ruleOf,
  rulesOf,
  total,
} from '../../../testing/ruled-cart.tsx';

const TEA = line({ prd_id: 'tea', prd_name: '烏龍茶', qty: 2 });
const JAM = line({ prd_id: 'jam', prd_name: '果醬', prd_price: 200, qty: 3 });
const JAMS = ruleOf('果醬任選', { kind: 'bundle', pieces: 3, price: 499 }, { everything: false });
const ruledJam = { ...JAM, rules: [JAMS.rule_id] };
const ADD_ON = ruleOf('超值加購', {
  ...{ kind: 'add-on', from: 1000, max: 1, items: [{ prd_id: 'cup', price: 99 }] },
});

it('strikes through what a line cost before a rule, names the rule, and lists what it takes off [Y5]', async () => {
  openRuledCart([TEA, JAM], { ...rulesOf(JAMS), cart: [TEA, ruledJam] });
  const row = rowOf('果醬');
  expect(await row.findByText('果醬任選')).toBeVisible();
  expect(row.getByLabelText('小計')).toHaveTextContent(/優惠價NT\$499原價NT\$600/);
  expect(rowOf('烏龍茶').getByLabelText('小計')).toHaveTextContent(/^NT\$1,200$/);
  expect(amountOf('果醬任選')).toHaveTextContent('−NT$101');
  expect(amountOf('小計')).toHaveTextContent('NT$1,800');
  expect(total()).toHaveTextContent('1,699');
  expect(appStore.get(cartAtom)[1]?.rules).toEqual([JAMS.rule_id]);
});

it('shows what is given as a row without controls, as long as the cart has earned it [Y5]', async () => {
  const { shop } = openRuledCart([TEA], rulesOf(ruleOf('滿千送杯', giftFrom(1000))));
  const gifts = await screen.findByRole('list', { name: '贈品' });
  const row = within(gifts).getByRole('listitem', { name: '贈品：陶杯' });
  expect(row).toHaveTextContent(/贈品陶杯滿千送杯× 1$/);
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(total()).toHaveTextContent('共 2 件');
  expect(shop.view.rule_goods).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /減少/ }));
  expect(screen.queryByRole('list', { name: '贈品' })).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: /送「陶杯」/ })).toBeVisible();
});

it('says what is lacking for an add-on, then offers it, and adds it at its price [Y5]', async () => {
  openRuledCart([{ ...TEA, qty: 1 }], rulesOf(ADD_ON));
  const lacking = '超值加購 再買 NT$400，滿 NT$1,000，NT$99 加購「陶杯」';
  expect(await screen.findByRole('progressbar', { name: lacking })).toBeVisible();
  expect(screen.queryByRole('button', { name: '加購陶杯' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /增加/ }));
  const offer = screen.getByRole('region', { name: '超值加購' });
  expect(offer).toHaveTextContent('加購價NT$99原價NT$300');
  await userEvent.click(screen.getByRole('button', { name: '加購陶杯' }));
  expect(rowOf('陶杯').getByLabelText('小計')).toHaveTextContent('優惠價NT$99原價NT$300');
  expect(screen.queryByRole('region', { name: '超值加購' })).not.toBeInTheDocument();
  expect(total()).toHaveTextContent('1,299');
});

it('offers no add-on that is sold out or not cheaper [Y5]', async () => {
  const view = rulesOf(ADD_ON, ruleOf('滿額折', amountOff(1000, 50)));
  openRuledCart([TEA], { ...view, rule_goods: [{ ...CUP, tot_qty: 0 }] });
  expect((await screen.findAllByText('滿額折'))[0]).toBeVisible();
  expect(screen.queryByRole('region', { name: '超值加購' })).not.toBeInTheDocument();
});

it('offers no add-on whose price another rule would replace [Y3] [Y5]', async () => {
  const rules = [ADD_ON, ruleOf('滿額折', amountOff(1000, 500))];
  const view = { price_rules: { rules, combine: 'one' as const }, rule_goods: [CUP] };
  openRuledCart([TEA], view);
  expect((await screen.findAllByText('滿額折'))[0]).toBeVisible();
  expect(screen.queryByRole('region', { name: '超值加購' })).not.toBeInTheDocument();
});

it('shows the two closest steps at most, beside the progress to free shipping [Y5]', async () => {
  const steps = [2000, 3000, 4000].map((from) => ruleOf(`滿${from}`, amountOff(from, 100)));
  openRuledCart([TEA], rulesOf(...steps));
  await screen.findByRole('progressbar', { name: '滿2000 再買 NT$800，滿 NT$2,000 折 NT$100' });
  expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  expect(screen.getByRole('progressbar', { name: '再買 NT$300 即可免運' })).toBeVisible();
  expect(screen.queryByText(/滿 NT\$4,000/)).not.toBeInTheDocument();
});

it.each([
  [1300, '免運週 再買 NT$100，滿 NT$1,300 免運'],
  [1700, '再買 NT$300 即可免運'],
])('of two ways to free shipping shows the closer one: from %i [Y5]', async (from, name) => {
  const free = ruleOf('免運週', { kind: 'shipping', by: 'amount', from });
  openRuledCart([TEA], rulesOf(free, ruleOf('滿千送杯', giftFrom(1000))));
  await screen.findByRole('list', { name: '贈品' });
  expect(screen.getByRole('progressbar', { name })).toBeVisible();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});

it('names the rule that waives the shipping fee [Y5]', async () => {
  openRuledCart([TEA], rulesOf(ruleOf('免運週', { kind: 'shipping', by: 'pieces', from: 2 })));
  await waitFor(() => expect(amountOf('免運週')).toHaveTextContent('−NT$100'));
  expect(amountOf('運費')).toHaveTextContent('NT$100');
  expect(total()).toHaveTextContent('1,200');
});

import type { ProductRule } from '@pinpu/shared/contracts';
import { screen, within } from '@testing-library/react';
import { heading, openProduct, tea } from '../../../testing/open-product.tsx';

const rule = (n: number, ends_on = ''): ProductRule => ({
  ...{ rule_id: `R${n}`, name: `活動${n}`, text: `滿 ${n} 件打 9 折`, ends_on },
});

const offers = () => screen.queryByRole('list', { name: '適用優惠' });

it('states each rule that holds for a product, with its last day [Y6]', async () => {
  openProduct({ ...tea, rules: [rule(1), rule(2, '2026-12-31')] });
  await heading(tea.prd_name);
  const [first, second] = within(offers() as HTMLElement).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^活動1滿 1 件打 9 折$/);
  expect(second).toHaveTextContent('活動2滿 2 件打 9 折到 12/31（四）');
  expect(screen.queryByRole('button', { name: /項優惠/ })).not.toBeInTheDocument();
});

it('shows three rules, and the others on a press [Y6]', async () => {
  const user = openProduct({ ...tea, rules: [rule(1), rule(2), rule(3), rule(4), rule(5)] });
  await heading(tea.prd_name);
  const count = () => within(offers() as HTMLElement).getAllByRole('listitem').length;
  expect(count()).toBe(3);
  await user.click(screen.getByRole('button', { name: '看其他 2 項優惠', expanded: false }));
  expect(count()).toBe(5);
  await user.click(screen.getByRole('button', { name: '收合優惠', expanded: true }));
  expect(count()).toBe(3);
});

it('leaves out rules for the ordinary price where prices are those of a group [Y4] [Y6]', async () => {
  openProduct({ ...tea, rules: [rule(1), { ...rule(2), level: 'list' }] }, { promo: true });
  await heading(tea.prd_name);
  expect(offers()).toHaveTextContent(/^活動1滿 1 件打 9 折$/);
});

it('says nothing for a product without rules [Y6]', async () => {
  openProduct();
  await heading(tea.prd_name);
  expect(offers()).not.toBeInTheDocument();
});

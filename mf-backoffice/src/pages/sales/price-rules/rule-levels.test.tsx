import { ALWAYS } from '@pinpu/shared/domain';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST, NAMES, ONE, pageOf, press, ruleOf } from '../../../testing/price-rules.ts';
import { publishedOf } from '../../../testing/settings.ts';
import { showShop, success } from '../../../testing/shop.tsx';

const GOLD = {
  ...{ level_id: 'gold', name: '金卡', from: 10_000, credit_percent: 3, birthday: null },
};
const SETTINGS = {
  'GET /api/backoffice/settings': () => success(publishedOf({ member_levels: [GOLD] })),
};

const forLevels = (...ids: string[]) => ({ conditions: { ...ALWAYS, member_levels: ids } });

it('a rule is limited to levels of members, and its sentence says so [W12]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    ...SETTINGS,
    [ONE]: () => success(pageOf()),
    'PUT /api/backoffice/price-rules/R1': async (request) => {
      sent.push(await request.json());
      return success(pageOf(forLevels('gold')));
    },
  });
  showShop('/el/shop/price-rules/R1');
  await userEvent.click(await screen.findByText('星期、時段、對象'));
  const levels = within(await screen.findByRole('group', { name: /^會員等級是/ }));
  await userEvent.click(levels.getByRole('checkbox', { name: '金卡' }));
  expect(screen.getByText('不限期間，限金卡會員')).toBeVisible();
  await press('儲存');
  await waitFor(() => expect(sent).toMatchObject([{ conditions: { member_levels: ['gold'] } }]));
});

it('a level that was deleted is named, and can be taken off [W12]', async () => {
  fakeApi({ ...SETTINGS, [ONE]: () => success(pageOf(forLevels('gone'))) });
  showShop('/el/shop/price-rules/R1');
  expect(await screen.findByText(/不再有會員符合/)).toBeVisible();
  expect(screen.getByText('不限期間，限已刪除的等級')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '已刪除的等級' }));
  expect(screen.queryByText(/不再有會員符合/)).not.toBeInTheDocument();
});

it('the list names the levels of its rules [W12]', async () => {
  const rules = [ruleOf(forLevels('gold'))];
  fakeApi({ ...SETTINGS, [LIST]: () => success({ rules, names: NAMES, next: '' }) });
  showShop('/el/shop/price-rules');
  expect(await screen.findByText('不限期間，限金卡會員')).toBeVisible();
});

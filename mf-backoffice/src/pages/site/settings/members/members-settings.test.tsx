import { appStore } from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsDraftAtom } from '../../../../state/settings-draft.ts';
import { publishedOf } from '../../../../testing/settings.ts';
import { showShop, success } from '../../../../testing/shop.tsx';

beforeEach(() => appStore.set(settingsDraftAtom, { values: {}, seen: {} }));

function open(settings: Parameters<typeof publishedOf>[0] = {}) {
  const sent: { changes: { key: string; value: unknown }[] }[] = [];
  fakeApi({
    'GET /api/backoffice/settings': () => success(publishedOf(settings)),
    'POST /api/backoffice/settings/preview': () =>
      success({ page: '/?preview=x', config: configOf(), faults: [] }),
    'POST /api/backoffice/settings/publish': async (request) => {
      sent.push(await request.json());
      return success(publishedOf(settings, 'v2'));
    },
  });
  showShop('/el/shop/settings');
  return sent;
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const publish = () => userEvent.click(screen.getByRole('button', { name: '發布' }));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const SILVER = {
  ...{ level_id: 'silver', name: '銀卡', from: 5000, credit_percent: 1, birthday: null },
};

it('adds a level with its benefits, above the highest [W14]', async () => {
  const sent = open({ member_levels: [SILVER] });
  const levels = await card('會員等級');
  await userEvent.click(levels.getByRole('button', { name: '加入等級' }));
  const gold = within(levels.getAllByRole('listitem')[1] as HTMLElement);
  expect(gold.getByLabelText(/消費滿/)).toHaveValue('10000');
  await userEvent.type(gold.getByLabelText(/等級名稱/), '金卡');
  await type(gold.getByLabelText(/購物金回饋/), '3');
  await userEvent.click(gold.getByRole('checkbox', { name: '這一級有自己的生日券' }));
  await userEvent.selectOptions(gold.getByLabelText('折扣方式'), '打折');
  expect(gold.getByText('打 9 折')).toBeVisible();
  await publish();
  await waitFor(() => expect(sent).toHaveLength(1));
  const birthday = { kind: 'percent', value: 10, min_amt: 500, days: 30 };
  expect(sent[0]?.changes).toMatchObject([
    {
      key: 'member_levels',
      value: [SILVER, { name: '金卡', from: 10_000, credit_percent: 3, birthday }],
    },
  ]);
});

it('names what is wrong with a level while it is typed, at its field [W14]', async () => {
  open({ member_levels: [SILVER, { ...SILVER, level_id: 'gold', name: '金卡', from: 10_000 }] });
  const levels = await card('會員等級');
  const gold = within(levels.getAllByRole('listitem')[1] as HTMLElement);
  await type(gold.getByLabelText(/消費滿/), '5000');
  expect(gold.getByLabelText(/消費滿/)).toHaveAccessibleDescription(/高於前一級的 NT\$5,000/);
  await type(gold.getByLabelText(/等級名稱/), '銀卡');
  expect(gold.getByLabelText(/等級名稱/)).toHaveAccessibleDescription(/已經有這個名稱/);
});

it('switches the birthday coupon on with the usual terms, and off again [W14]', async () => {
  const sent = open();
  const birthday = await card('生日券');
  await userEvent.click(birthday.getByRole('checkbox', { name: '發送生日券' }));
  await type(birthday.getByLabelText(/有效天數/), '0');
  expect(birthday.getByLabelText(/有效天數/)).toHaveAccessibleDescription(/1 到 180 天/);
  await type(birthday.getByLabelText(/有效天數/), '14');
  await publish();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.changes).toMatchObject([
    { key: 'birthday_coupon', value: { kind: 'amount', value: 100, min_amt: 500, days: 14 } },
  ]);
});

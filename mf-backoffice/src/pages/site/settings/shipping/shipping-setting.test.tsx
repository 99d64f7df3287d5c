import { ISLANDS, USUAL_RULES } from '@pinpu/shared/domain';
import { appStore } from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsDraftAtom } from '../../../../state/settings-draft.ts';
import { publishedOf } from '../../../../testing/settings.ts';
import { rejected, showShop, success } from '../../../../testing/shop.tsx';
import type { Rules } from './rules-draft.ts';

beforeEach(() => appStore.set(settingsDraftAtom, { values: {}, seen: {} }));

async function open(shipping_rules: Rules | null = null, faults: object[] = []) {
  const sent: { changes: { value: Rules }[] }[] = [];
  const published = { ...publishedOf({ shipping_rules }), unweighed: 3 };
  fakeApi({
    'GET /api/backoffice/settings': () => success(published),
    'POST /api/backoffice/settings/preview': () =>
      success({ page: '/?preview=x', config: configOf(), faults: [] }),
    'POST /api/backoffice/settings/publish': async (request) => {
      sent.push(await request.json());
      return faults.length > 0
        ? rejected('INVALID', '有設定不能發布。', { faults })
        : success(publishedOf({}, 'v2'));
    },
  });
  showShop('/el/shop/settings');
  const card = within(await screen.findByRole('region', { name: '運費與包裹' }));
  const publish = async () => {
    await userEvent.click(screen.getByRole('button', { name: '發布' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.changes[0]?.value;
  };
  return { card, publish };
}

it('publishes fees by weight, a surcharge for islands, and refused mixtures [T13]', async () => {
  const { card, publish } = await open();
  await userEvent.click(card.getByRole('checkbox', { name: '自訂運費與包裹' }));
  await userEvent.selectOptions(
    card.getByLabelText('不同溫層的商品一起買'),
    '要分開訂購，不能放在同一筆訂單',
  );
  expect(card.queryByText(/沒有填重量/)).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('checkbox', { name: '冷凍包裹' }));
  expect(card.getByText('有 3 件上架的商品沒有填重量，以 0 公克計算。')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: '加一級' }));
  const first = within(card.getByRole('group', { name: '第 1 級' }));
  await userEvent.type(first.getByLabelText(/^最重/), '5000');
  const second = within(card.getByRole('group', { name: '第 2 級' }));
  await userEvent.type(second.getByLabelText(/^最重/), '10000');
  await userEvent.clear(second.getByLabelText(/^運費/));
  await userEvent.type(second.getByLabelText(/^運費/), '230');
  await userEvent.type(card.getByLabelText(/^滿多少免運/), '3000');
  await userEvent.click(card.getByRole('button', { name: '加入離島' }));
  expect(card.queryByRole('button', { name: '加入離島' })).not.toBeInTheDocument();
  await userEvent.clear(card.getByLabelText(/^每個包裹加收/));
  await userEvent.type(card.getByLabelText(/^每個包裹加收/), '150');
  expect(await publish()).toEqual({
    mixed: 'refuse',
    fees: {
      frozen: {
        steps: [
          { up_to: 5000, fee: 180 },
          { up_to: 10_000, fee: 230 },
        ],
        free_amt: 3000,
      },
    },
    regions: [{ ...ISLANDS, surcharge: 150, delivered: true }],
    ways: {},
  });
}, 30_000);

it('publishes what a store carries [T12]', async () => {
  const { card, publish } = await open(USUAL_RULES);
  const store = within(card.getByRole('group', { name: '超商取貨' }));
  expect(store.getByRole('checkbox', { name: '常溫' })).toBeChecked();
  expect(store.getByRole('checkbox', { name: '冷凍' })).not.toBeChecked();
  await userEvent.click(store.getByRole('checkbox', { name: '冷凍' }));
  await userEvent.type(store.getByLabelText(/^一個包裹最重/), '5000');
  expect((await publish())?.ways).toEqual({
    store: { temperatures: ['room', 'frozen'], max_weight: 5000, max_size: 0 },
  });
});

it('shows a fault at its field [T13]', async () => {
  const regions = [{ name: '山區', postcodes: ['5x6'], surcharge: 0, delivered: true }];
  const message = '「5x6」不是郵遞區號，例如 880 或 880-885。';
  const fault = { at: 'shipping_rules.regions[0].postcodes[0]', message };
  const { card, publish } = await open({ ...USUAL_RULES, regions }, [fault]);
  await userEvent.click(card.getByRole('checkbox', { name: '配送到這個地區' }));
  await publish();
  expect(await card.findByText(message)).toBeVisible();
});

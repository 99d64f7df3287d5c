import { appStore } from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsDraftAtom } from '../../../state/settings-draft.ts';
import { publishedOf } from '../../../testing/settings.ts';
import { refused, showShop, success } from '../../../testing/shop.tsx';

beforeEach(() => appStore.set(settingsDraftAtom, { values: {}, seen: {} }));

function open(settings: Parameters<typeof publishedOf>[0] = {}) {
  const sent: { changes: unknown[] }[] = [];
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

it('measures the contrast of a colour before it is published, and offers a darker one', async () => {
  const sent = open();
  const colour = await card('主色');
  await userEvent.type(colour.getByLabelText(/^色碼/), '#F4C542');
  expect(colour.getByText(/對比只有 1.35/)).toBeVisible();
  await userEvent.click(colour.getByRole('button', { name: '改用較深的 #7F6622' }));
  expect(colour.getByText(/達到 WCAG AA/)).toBeVisible();
  await publish();
  await waitFor(() =>
    expect(sent).toEqual([{ changes: [{ key: 'colour', value: '#7F6622', version: 'v1' }] }]),
  );
});

it('goes back to a default', async () => {
  const sent = open({ shop_name: '山腳茶行' });
  const name = await card('商店名稱');
  await userEvent.click(name.getByRole('button', { name: '還原預設' }));
  expect(name.getByLabelText('名稱')).toHaveValue('拼鋪');
  await publish();
  await waitFor(() =>
    expect(sent).toEqual([{ changes: [{ key: 'shop_name', value: null, version: 'v1' }] }]),
  );
});

it('offers pay ways with their limits and instalments, and pickup', async () => {
  const sent = open();
  const ways = await card('付款方式');
  await userEvent.click(ways.getByRole('button', { name: '加入貨到付款' }));
  await userEvent.click(ways.getByRole('button', { name: '加入信用卡分期付款' }));
  await userEvent.click(ways.getByRole('checkbox', { name: '12 期' }));
  const pickup = await card('超商取貨');
  await userEvent.click(pickup.getByRole('checkbox', { name: '提供超商取貨' }));
  await userEvent.type(pickup.getByLabelText(/^最高金額/), '１０,０００');
  await publish();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.changes).toEqual([
    {
      ...{ key: 'pay_ways', version: 'v1' },
      value: [{ pay_way: 3 }, { pay_way: 1 }, { pay_way: 4, periods: [3, 6] }],
    },
    { key: 'pickup', value: { max_amt: 10_000 }, version: 'v1' },
  ]);
});

it('lists who published what, and restores a version after showing the difference in words', async () => {
  const version = (id: number, restored_id = 0) => ({
    ...{ id, at: '2026-11-23T02:00:00.000Z', actor: 'anna', actor_kind: 'administrator' },
    ...{ restored_id, keys: ['shop_name'] },
  });
  const sent: unknown[] = [];
  const answers = [refused('SETTINGS_CHANGED', 'ben於 10:01 變更了「商店名稱」。', { keys: [] })];
  fakeApi({
    'GET /api/backoffice/settings/versions': () => success({ versions: [version(2), version(1)] }),
    'GET /api/backoffice/settings/versions/1': () =>
      success({
        ...{ version: version(1), latest_id: 2, undoing: [] },
        changes: [{ key: 'shop_name', before: null, after: '茶行' }],
        restoring: [{ key: 'shop_name', before: '茶鋪', after: '茶行' }],
      }),
    'POST /api/backoffice/settings/restore': async (request) => {
      sent.push(await request.json());
      return answers.pop() ?? success(publishedOf({ shop_name: '茶行' }));
    },
  });
  showShop('/el/shop/settings/versions');
  await userEvent.click(await screen.findByRole('button', { name: '還原這一版' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '還原這一版' }));
  expect(await dialog.findByText('「茶鋪」 → 「茶行」')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '還原並發布' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('ben於 10:01');
  await userEvent.click(dialog.getByRole('button', { name: '還原並發布' }));
  expect(await screen.findByText(/^已還原/)).toBeVisible();
  expect(sent).toEqual([
    { id: 1, state: 'after', latest_id: 2 },
    { id: 1, state: 'after', latest_id: 2 },
  ]);
});

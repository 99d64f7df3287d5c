import { SETTING_NAMES, SETTINGS } from '@pinpu/shared/contracts/backoffice';
import { appStore } from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsDraftAtom } from '../../../state/settings-draft.ts';
import { publishedOf } from '../../../testing/settings.ts';
import { rejected, showShop, success } from '../../../testing/shop.tsx';

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

it('switches store credit on and off, with usual terms at first [W1]', async () => {
  const sent = open();
  const credit = await card('購物金');
  await userEvent.click(credit.getByRole('checkbox', { name: '開啟購物金' }));
  await userEvent.click(credit.getByRole('checkbox', { name: '開啟購物金' }));
  expect(credit.queryByLabelText('每筆訂單最多折抵（%）')).not.toBeInTheDocument();
  await userEvent.click(credit.getByRole('checkbox', { name: '開啟購物金' }));
  const share = credit.getByLabelText('每筆訂單最多折抵（%）');
  expect(share).toHaveValue('50');
  await userEvent.clear(share);
  await userEvent.type(share, '100');
  await publish();
  const terms = { earn_percent: 2, earn_days: 14, valid_days: 365, welcome: 0 };
  await waitFor(() =>
    expect(sent).toEqual([
      { changes: [{ key: 'store_credit', value: { max_percent: 100, ...terms }, version: 'v1' }] },
    ]),
  );
});

it('restores a default', async () => {
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

it('has a plan of parcels: cut-off, weekdays, closed days and days by region', async () => {
  const sent = open();
  const delivery = await card('預計送達');
  await userEvent.click(delivery.getByRole('checkbox', { name: '顯示預計送達的日期' }));
  const shipping = within(delivery.getByRole('group', { name: '出貨的星期' }));
  await userEvent.click(shipping.getByRole('checkbox', { name: '六' }));
  await userEvent.click(shipping.getByRole('checkbox', { name: '一' }));
  await userEvent.click(delivery.getByRole('checkbox', { name: '宅配到離島' }));
  const islands = within(delivery.getByRole('group', { name: '宅配到離島' }));
  await userEvent.clear(islands.getByLabelText('最慢幾天'));
  await userEvent.type(islands.getByLabelText('最慢幾天'), '７');
  await userEvent.type(delivery.getByLabelText(/^休假日/), '2027-02-05{enter}2027-02-06');
  await publish();
  await waitFor(() => expect(sent).toHaveLength(1));
  const value = {
    cut_off: '14:00',
    ship_weekdays: [2, 3, 4, 5, 6],
    arrival_weekdays: [1, 2, 3, 4, 5, 6],
    closed_days: ['2027-02-05', '2027-02-06'],
    transit: { main: { min: 1, max: 2 }, islands: { min: 3, max: 7 } },
  };
  expect(sent[0]?.changes).toEqual([{ key: 'delivery', value, version: 'v1' }]);
});

it('reads one group of synonyms per line, and quotes every invalid one', async () => {
  const faulty = ['「香皂」只有一個詞，要兩個以上，用「、」分開。', '「！、皂」的「！」不是詞。'];
  const sent: { changes: unknown[] }[] = [];
  fakeApi({
    'GET /api/backoffice/settings': () => success(publishedOf()),
    'POST /api/backoffice/settings/preview': () =>
      success({ page: '/?preview=x', config: configOf(), faults: [] }),
    'POST /api/backoffice/settings/publish': async (request) => {
      sent.push(await request.json());
      const faults = faulty.map((message, at) => ({ at: `search_synonyms[${at}]`, message }));
      const msg = [{ Code: 'INVALID', Message: '有內容需要修正。' }];
      return Response.json({ success: false, msg, faults }, { status: 422 });
    },
  });
  showShop('/el/shop/settings');
  const words = await card('搜尋同義詞');
  await userEvent.type(words.getByLabelText(/^同義詞/), '香皂{enter}！、皂');
  await publish();
  for (const message of faulty) expect(await words.findByText(new RegExp(message))).toBeVisible();
  expect(words.getByLabelText(/^同義詞/)).toHaveValue('香皂\n！、皂');
  expect(sent[0]?.changes).toEqual([
    { key: 'search_synonyms', value: ['香皂', '！、皂'], version: 'v1' },
  ]);
});

it('publishes the text of a page as paragraphs, and shows it as the page does', async () => {
  const sent = open();
  const returns = await card('退換貨');
  expect(returns.getByText(/空白的頁面不會顯示/)).toBeVisible();
  const text = returns.getByLabelText(/^內容/);
  await userEvent.type(text, '七日內可退。{enter}{enter}請先來信。');
  expect(text).toHaveValue('七日內可退。\n\n請先來信。');
  await userEvent.click(returns.getByRole('button', { name: '預覽退換貨' }));
  expect(await returns.findByText('請先來信。', { selector: 'p' })).toBeVisible();
  await publish();
  await waitFor(() =>
    expect(sent[0]?.changes).toEqual([
      { key: 'returns_html', value: '<p>七日內可退。</p><p>請先來信。</p>', version: 'v1' },
    ]),
  );
});

it('shows what is wrong with a fact of the company at its field, and keeps what was typed', async () => {
  const sent: { changes: unknown[] }[] = [];
  const message = '不是正確的統一編號：要是 8 個數字，檢查碼也要相符。';
  fakeApi({
    'GET /api/backoffice/settings': () => success(publishedOf({ about_html: '<p>茶行</p>' })),
    'POST /api/backoffice/settings/preview': () =>
      success({ page: '/?preview=x', config: configOf(), faults: [] }),
    'POST /api/backoffice/settings/publish': async (request) => {
      sent.push(await request.json());
      const msg = [{ Code: 'INVALID', Message: '有內容需要修正。' }];
      const faults = [{ at: 'company.vat_id', message }];
      return Response.json({ success: false, msg, faults }, { status: 422 });
    },
  });
  showShop('/el/shop/settings');
  const company = await card('公司資訊');
  await userEvent.type(company.getByLabelText(/^公司名稱/), '山腳茶行');
  await userEvent.type(company.getByLabelText(/^統一編號/), '10458572');
  await publish();
  expect(await company.findByText(message)).toBeVisible();
  expect(company.getByLabelText(/^統一編號/)).toBeInvalid();
  expect(company.getByLabelText(/^統一編號/)).toHaveValue('10458572');
  expect(sent[0]?.changes).toMatchObject([
    { key: 'company', value: { company_name: '山腳茶行', vat_id: '10458572', address: '' } },
  ]);
  expect((await card('關於我們')).getByLabelText(/^內容/)).toHaveValue('茶行');
});

it('lists who published what, and restores a version after showing the difference in words', async () => {
  const version = (id: number, restored_id = 0) => ({
    ...{ id, at: '2026-11-23T02:00:00.000Z', actor: 'anna', actor_kind: 'administrator' },
    ...{ restored_id, keys: ['shop_name'] },
  });
  const sent: unknown[] = [];
  const answers = [rejected('SETTINGS_CHANGED', 'ben 於 10:01 變更了「商店名稱」。', { keys: [] })];
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
  expect(await dialog.findByRole('alert')).toHaveTextContent('ben 於 10:01');
  await userEvent.click(dialog.getByRole('button', { name: '還原並發布' }));
  expect(await screen.findByText(/^已還原/)).toBeVisible();
  expect(sent).toEqual([
    { id: 1, state: 'after', latest_id: 2 },
    { id: 1, state: 'after', latest_id: 2 },
  ]);
});

it('has a card for every setting of its screen', async () => {
  open();
  for (const name of SETTING_NAMES)
    if (SETTINGS[name].screen === 'shop') await card(SETTINGS[name].title);
});

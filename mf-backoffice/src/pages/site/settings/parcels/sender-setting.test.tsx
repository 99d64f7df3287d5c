import { CARRIER_SHEETS } from '@pinpu/shared/domain';
import { appStore } from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsDraftAtom } from '../../../../state/settings-draft.ts';
import { publishedOf } from '../../../../testing/settings.ts';
import { showShop, success } from '../../../../testing/shop.tsx';

beforeEach(() => appStore.set(settingsDraftAtom, { values: {}, seen: {} }));

async function open(title: string, published = publishedOf()) {
  const sent: { changes: { key: string; value: unknown }[] }[] = [];
  fakeApi({
    'GET /api/backoffice/settings': () => success(published),
    'POST /api/backoffice/settings/preview': () =>
      success({ page: '/?preview=x', config: configOf(), faults: [] }),
    'POST /api/backoffice/settings/publish': async (request) => {
      sent.push(await request.json());
      return success(publishedOf({}, 'v2'));
    },
  });
  showShop('/el/shop/settings');
  const card = within(await screen.findByRole('region', { name: title }));
  const publish = async () => {
    await userEvent.click(screen.getByRole('button', { name: '發布' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.changes;
  };
  return { card, publish };
}

it('the sender is entered, with the width of the name said while it is typed [K29]', async () => {
  const { card, publish } = await open('寄件人與託運單');
  await userEvent.click(card.getByRole('checkbox', { name: '在綠界建立託運單' }));
  const name = card.getByLabelText('寄件人姓名');
  await userEvent.type(name, '山腳茶行有限公司');
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/2 至 5 個中文字/);
  await userEvent.clear(name);
  await userEvent.type(name, '山腳茶行');
  expect(name).toBeValid();
  await userEvent.type(card.getByLabelText('寄件人電話'), '0911222333');
  await userEvent.selectOptions(card.getByLabelText('宅配平常用的物流'), '黑貓宅急便');
  expect(card.queryByRole('option', { name: '中華郵政' })).not.toBeInTheDocument();
  expect(await publish()).toMatchObject([
    {
      key: 'parcel_sender',
      value: { through_provider: true, name: '山腳茶行', phone: '0911222333', home: 'TCAT' },
    },
  ]);
});

it('parcels can not be switched on where the host has no provider [K29]', async () => {
  const published = publishedOf();
  const able = { ...published.able, parcels: false, home: [] };
  const { card } = await open('寄件人與託運單', { ...published, able });
  expect(card.getByText(/主機還沒有設定綠界物流/)).toBeVisible();
  expect(card.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('headings that nobody has confirmed are to be compared with the template [K22]', async () => {
  const { card } = await open('物流檔案');
  expect(card.getAllByText(/欄名沒有向/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('請對照宅配通給您的範本'),
    expect.stringContaining('請對照中華郵政給您的範本'),
  ]);
});

it('a carrier is added with its columns, and a wrong code is said while it is typed [K22]', async () => {
  const { card, publish } = await open('物流檔案');
  await userEvent.click(card.getByRole('button', { name: '加入物流' }));
  await userEvent.type(card.getByLabelText('名稱'), '大榮');
  await userEvent.selectOptions(card.getByLabelText('出貨時記為'), '嘉里大榮物流');
  await userEvent.click(card.getByRole('button', { name: '加入一欄' }));
  await userEvent.type(card.getByLabelText('欄名'), '溫度');
  await userEvent.selectOptions(card.getByLabelText('內容'), '溫層');
  const code = card.getByLabelText(/^常溫、冷藏、冷凍的代碼/);
  await userEvent.type(code, '1,2');
  expect(code).toHaveAccessibleDescription(/三個代碼/);
  await userEvent.type(code, ',3');
  expect(code).toBeValid();
  const [change] = (await publish()) ?? [];
  expect(change).toMatchObject({ key: 'carrier_sheets' });
  const sheets = change?.value as typeof CARRIER_SHEETS;
  expect(sheets.slice(0, -1)).toEqual(CARRIER_SHEETS);
  expect(sheets.at(-1)).toMatchObject({
    ...{ id: 'own-5', name: '大榮', carrier: 'kerry' },
    columns: [
      { heading: '訂單編號', value: 'order' },
      { heading: '溫度', value: 'temperature', code: '1,2,3' },
    ],
  });
});

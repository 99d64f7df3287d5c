import { applyPublicConfigAtom, appStore, memberAtom, userTokenAtom } from '@pinpu/shared/state';
import { configOf, fakeApi, renderAt, userOf } from '@pinpu/shared/testing';
import { rejectionOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkOf, pageOfLinks } from '../../testing/promo-links.ts';
import { LinksPage } from './LinksPage.tsx';

const BASE = '/api/vip/promo-links';

function open(answers: Parameters<typeof fakeApi>[0]) {
  appStore.set(applyPublicConfigAtom, configOf({ promo_attribution_days: 14 }));
  appStore.set(userTokenAtom, 't1');
  appStore.set(memberAtom, userOf({ status: 1 }));
  const requests = fakeApi(answers);
  renderAt('/vip/links', '/vip/links', <LinksPage />);
  return requests;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const cards = async () =>
  within(await screen.findByRole('list', { name: '推廣連結' })).getAllByRole('listitem');

it('lists links with what they have brought, and the rule of attribution [G3, G5]', async () => {
  const link = linkOf('a', { name: '電子報', tag: '十一月', clicks: 1200, orders: 3, profit: 402 });
  open({ [`GET ${BASE}`]: () => pageOfLinks([link, linkOf('b', { state: 'stopped' })]) });
  const [first, second] = await cards();
  for (const text of ['電子報', '首頁', '標籤：十一月', '使用中', '1,200', 'NT$402'])
    expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('已停用');
  expect(within(first ?? document.body).getByRole('button', { name: '複製連結' })).toBeVisible();
  expect(within(second ?? document.body).queryByRole('button', { name: '複製連結' })).toBeNull();
  expect(screen.getByText(/在 14 天內下單/)).toBeVisible();
});

it('loads page after page, each link once', async () => {
  const pages: Record<string, object> = {
    '': pageOfLinks([linkOf('a'), linkOf('b')], 'next'),
    next: pageOfLinks([linkOf('b'), linkOf('c')]),
  };
  open({ [`GET ${BASE}`]: ({ url }) => pages[new URL(url).searchParams.get('after') ?? ''] ?? {} });
  expect(await cards()).toHaveLength(2);
  await press('載入更多');
  await screen.findByRole('link', { name: 'https://pinpu.test/s/c' });
  expect(await cards()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: '載入更多' })).not.toBeInTheDocument();
});

it('says what to do without links, and offers another try after a failure', async () => {
  open({});
  await screen.findByText('目前無法讀取推廣連結。');
  fakeApi({ [`GET ${BASE}`]: () => pageOfLinks([]) });
  await press('再試一次');
  expect(await screen.findByText(/還沒有推廣連結/)).toBeVisible();
});

it('makes a link to a category, and says why a slug is rejected [G3]', async () => {
  const requests = open({
    [`GET ${BASE}`]: () => pageOfLinks([]),
    [`POST ${BASE}`]: () =>
      rejectionOf(409, 'SLUG_TAKEN', '自訂網址「tea」已經有人使用，請換一個。'),
  });
  await screen.findByText(/還沒有推廣連結/);
  await press('新增連結');
  await userEvent.selectOptions(screen.getByLabelText('推廣什麼'), '商品分類');
  await userEvent.selectOptions(screen.getByLabelText('分類'), '茶葉');
  await userEvent.type(screen.getByLabelText(/^自訂網址/), 'vip');
  expect(screen.getByText('這個自訂網址是保留字，請換一個。')).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^自訂網址/));
  await userEvent.type(screen.getByLabelText(/^自訂網址/), 'tea');
  await press('建立連結');
  expect(await screen.findByText('自訂網址「tea」已經有人使用，請換一個。')).toBeVisible();
  const post = requests.find(({ method }) => method === 'POST');
  expect(await post?.json()).toEqual({
    target_url: `/products/${encodeURIComponent('茶葉')}`,
    name: '',
    tag: '',
    slug: 'tea',
    ends_on: '',
  });
  fakeApi({
    [`GET ${BASE}`]: () => pageOfLinks([linkOf('tea')]),
    [`POST ${BASE}`]: () => ({ success: true, body: linkOf('tea') }),
  });
  await press('建立連結');
  expect(await cards()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stops a link, and says so when it can’t [G7]', async () => {
  const requests = open({ [`GET ${BASE}`]: () => pageOfLinks([linkOf('a')]) });
  await cards();
  await press('停用');
  expect(await screen.findByText('目前無法儲存，請稍後再試一次。')).toBeVisible();
  const stopped = linkOf('a', { state: 'stopped' });
  const sent = fakeApi({
    [`GET ${BASE}`]: () => pageOfLinks([stopped]),
    [`PATCH ${BASE}/a`]: () => ({ success: true, body: stopped }),
  });
  await press('停用');
  expect(await screen.findByRole('button', { name: '重新啟用' })).toBeVisible();
  expect(await sent[0]?.json()).toEqual({ stopped: true });
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(true);
});

it('orders the products of a bundle and chooses its cover [defect 17, G4]', async () => {
  const products = ['梨山茶', '陶杯', '茶盤'].map((prd_name, n) => ({
    prd_id: `P${n}`,
    prd_name,
    profit: 100,
    on_sale: n !== 2,
  }));
  const link = linkOf('a', { kind: 'bundle', products, ends_on: '2020-01-01', state: 'ended' });
  const sent = open({
    [`GET ${BASE}`]: () => pageOfLinks([link]),
    [`PATCH ${BASE}/a`]: () => ({ success: true, body: link }),
  });
  await cards();
  await press('編輯');
  expect(screen.getByText('整組賣出一次，利潤合計 NT$200')).toBeVisible();
  await press('陶杯往前移');
  await userEvent.click(screen.getByRole('radio', { name: /^茶盤/ }));
  await press('移除梨山茶');
  await press('儲存');
  await cards();
  const patch = sent.find(({ method }) => method === 'PATCH');
  expect(await patch?.json()).toEqual({
    name: '',
    tag: '',
    slug: '',
    prd_ids: ['P1', 'P2'],
    cover_prd_id: 'P2',
  });
});

it('shows where clicks come from, and when [G7]', async () => {
  open({
    [`GET ${BASE}`]: () => pageOfLinks([linkOf('a')]),
    [`GET ${BASE}/a/clicks`]: () => ({
      success: true,
      body: {
        sources: [{ source: 'line', count: 12 }],
        days: [{ day: '2026-11-21', count: 12 }],
      },
    }),
  });
  await cards();
  await press('造訪來源');
  expect(await screen.findByRole('rowheader', { name: 'LINE' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '2026/11/21' })).toBeVisible();
});

it('shows a message and a retry if the sources of clicks can’t be loaded [G7]', async () => {
  open({ [`GET ${BASE}`]: () => pageOfLinks([linkOf('a')]) });
  await cards();
  await press('造訪來源');
  expect(await screen.findByText('目前無法讀取造訪來源。')).toBeVisible();
  fakeApi({ [`GET ${BASE}/a/clicks`]: () => ({ success: true, body: { sources: [], days: [] } }) });
  await press('再試一次');
  expect(await screen.findByText('還沒有人造訪這個連結。')).toBeVisible();
});

it('shows a QR code of the address, which can be downloaded [G3]', async () => {
  open({ [`GET ${BASE}`]: () => pageOfLinks([linkOf('a')]) });
  await cards();
  await press('QR Code');
  expect(
    await screen.findByRole('img', { name: 'https://pinpu.test/s/a 的 QR Code' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: '下載 PNG' })).toBeVisible();
  expect(screen.getByRole('button', { name: '下載 SVG' })).toBeVisible();
});

it('leads a guest to the member centre [V3]', async () => {
  fakeApi({});
  renderAt('/vip/links', '/vip/links', <LinksPage />);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/vip');
});

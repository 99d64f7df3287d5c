import { SETTING_NAMES, SETTINGS } from '@pinpu/shared/contracts/backoffice';
import { applyPublicConfigAtom, appStore } from '@pinpu/shared/state';
import { configOf, fakeApi, itemOf } from '@pinpu/shared/testing';
import { slideOf } from '@pinpu/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsDraftAtom } from '../../../state/settings-draft.ts';
import { publishedOf } from '../../../testing/settings.ts';
import { rejected, showShop, success } from '../../../testing/shop.tsx';

const READ = 'GET /api/backoffice/settings';
const PUBLISH = 'POST /api/backoffice/settings/publish';
const PREVIEW = 'POST /api/backoffice/settings/preview';
const preview = () => success({ page: '/?preview=x', config: configOf(), faults: [] });
const slides = [slideOf('a', { title: '春茶' }), slideOf('b', { title: '禮盒' })];

beforeEach(() => {
  appStore.set(settingsDraftAtom, { values: {}, seen: {} });
  appStore.set(applyPublicConfigAtom, configOf());
});

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const sent: { changes: { key: string; value: unknown; version: string }[] }[] = [];
  const arrived = fakeApi({
    [READ]: () => success(publishedOf({ slideshows: slides })),
    [PREVIEW]: preview,
    'GET /api/products': () => ({
      success: true,
      pager: { items: [], total: 5, page: 1, size: 1 },
    }),
    ...answers,
    [PUBLISH]: async (request) => {
      sent.push(await request.clone().json());
      return (
        (await answers[PUBLISH]?.(request)) ?? success(publishedOf({ slideshows: slides }, 'v2'))
      );
    },
  });
  return { sent, arrived, ...showShop('/el/shop/home') };
}

const publish = () => userEvent.click(screen.getByRole('button', { name: '發布' }));
const list = async (name: string) => within(await screen.findByRole('list', { name }));

async function retitle(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^編輯\s*第 1 張/ }));
  const field = screen.getAllByLabelText(/^標題/)[0] as HTMLElement;
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(title);
}

it('publishes only the changes, with the version that was read', async () => {
  const { sent } = open();
  await screen.findByRole('heading', { name: '輪播圖' });
  expect(screen.getByRole('button', { name: '發布' })).toBeDisabled();
  await retitle('冬茶');
  expect(screen.getByText('未發布的變更：輪播圖')).toBeVisible();
  await publish();
  expect(await screen.findByText(/^已發布/)).toBeVisible();
  expect(sent).toEqual([
    {
      changes: [
        { key: 'slideshows', value: [{ ...slides[0], title: '冬茶' }, slides[1]], version: 'v1' },
      ],
    },
  ]);
});

it('reorders slides by buttons, and removes them', async () => {
  const { sent } = open();
  const entries = await list('輪播圖');
  await userEvent.click(entries.getByRole('button', { name: '下移第 1 張「春茶」' }));
  await userEvent.click(entries.getByRole('button', { name: '移除第 2 張「春茶」' }));
  await publish();
  await waitFor(() => expect(sent[0]?.changes[0]?.value).toEqual([slides[1]]));
});

it('a concurrent publication is shown, the input stays, and publishing again replaces it', async () => {
  const now = publishedOf({ slideshows: [slideOf('a', { title: '別人的' })] }, 'v9');
  const answers = [
    rejected('SETTINGS_CHANGED', 'anna 於 10:00 變更了「輪播圖」。', {
      body: now,
      keys: ['slideshows'],
    }),
  ];
  const { sent } = open({
    [PUBLISH]: () => answers.pop() ?? success(publishedOf({ slideshows: slides }, 'v10')),
  });
  await retitle('我的');
  await publish();
  expect(await screen.findByRole('alert')).toHaveTextContent('anna 於 10:00 變更了「輪播圖」');
  expect(screen.getAllByLabelText(/^標題/)[0]).toHaveValue('我的');
  await publish();
  expect(sent.map(({ changes }) => changes[0]?.version)).toEqual(['v1', 'v9']);
});

it('says at the field what is wrong', async () => {
  const faults = [{ at: 'slideshows[0].url', message: '本店沒有這個網址。' }];
  open({
    [PUBLISH]: () =>
      Response.json(
        { success: false, msg: [{ Code: 'BAD_SETTING', Message: '有些內容不正確' }], faults },
        { status: 422 },
      ),
  });
  await retitle('冬茶');
  await publish();
  expect(await screen.findByText('本店沒有這個網址。')).toBeVisible();
  expect(screen.getAllByLabelText(/^連結/)[0]).toBeInvalid();
});

it('keeps the input while another page is open, and discards it on request', async () => {
  const first = open();
  await retitle('冬茶');
  first.unmount();
  showShop('/el/shop/home');
  expect(await screen.findByText('未發布的變更：輪播圖')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '全部放棄' }));
  expect(screen.getByText('目前的內容都已發布。')).toBeVisible();
});

it('adds a row of products that are found by name', async () => {
  const product = itemOf('P0007', { prd_name: '金萱' });
  const { sent } = open({
    'GET /api/suggestions': () => success({ products: [product], categories: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '新增自選商品' }));
  await userEvent.type(await screen.findByLabelText('加入商品（0 / 12）'), '金萱');
  await userEvent.click(await screen.findByLabelText('加入金萱'));
  await publish();
  await waitFor(() => expect(sent).toHaveLength(1));
  const blocks = sent[0]?.changes[0]?.value as { kind: string; prd_ids: string[] }[];
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['header', 'categories', 'banner', 'featured', 'grid', 'products'],
  ]);
  expect(blocks.at(-1)?.prd_ids).toEqual(['P0007']);
});

it('leads a shop without products to its products', async () => {
  open({
    'GET /api/products': () => ({
      success: true,
      pager: { items: [], total: 0, page: 1, size: 1 },
    }),
  });
  expect(await screen.findByRole('link', { name: '新增或匯入商品' })).toHaveAttribute(
    'href',
    '/el/shop/products',
  );
});

it('shows the draft in a preview for phones and desktops', async () => {
  const { arrived } = open();
  expect(await screen.findByTitle('首頁預覽（手機）')).toHaveAttribute('src', '/?preview=x');
  await userEvent.click(screen.getByRole('tab', { name: '電腦' }));
  expect(screen.getByTitle('首頁預覽（電腦）')).toBeInTheDocument();
  await retitle('冬');
  await waitFor(async () => {
    const drafts = arrived.filter(({ url }) => url.includes('settings/preview'));
    const last = await drafts.at(-1)?.clone().json();
    expect(last.changes).toMatchObject([{ key: 'slideshows', value: [{ title: '冬' }, {}] }]);
  });
});

it('has a card for every setting of its screen', async () => {
  open();
  for (const name of SETTING_NAMES)
    if (SETTINGS[name].screen === 'home')
      expect(await screen.findByRole('region', { name: SETTINGS[name].title })).toBeVisible();
});

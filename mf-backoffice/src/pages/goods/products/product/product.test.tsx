import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { FakeUpload, fakeApi, fakeUploads } from '@pinpu/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, shopProductOf } from '../../../../testing/products.ts';
import { rejected, showShop, success } from '../../../../testing/shop.tsx';

const READ = 'GET /api/backoffice/products/TEA-1';
const SAVE = 'POST /api/backoffice/products/TEA-1';
const CREATE = 'POST /api/backoffice/products';
const LIST = 'GET /api/backoffice/categories';

const HUT = {
  ...{ maker_id: 'tea-hut', maker_name: '山腰茶寮', maker_place: '', maker_picture: '' },
  ...{ food_reg_no: '', enabled: true, products: 0 },
};

type Sent = { version?: string; on_hand?: number; cells: Record<string, string> };

/** A shop with one product; `answer` makes the response to a save. */
function openShop(answer: (sent: Sent) => object = ({ cells }) => success(shopProductOf(cells))) {
  const sent: Sent[] = [];
  const save = async (request: Request) => {
    const body = (await request.json()) as Sent;
    sent.push(body);
    return answer(body);
  };
  fakeApi({
    [READ]: () => success(shopProductOf()),
    [LIST]: () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [HUT] }),
    [SAVE]: save,
    [CREATE]: save,
  });
  return sent;
}

const field = (name: string) => screen.findByLabelText(name);
const saveButton = () => screen.getByText('儲存', { selector: 'button' });
const retype = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const photos = () =>
  within(screen.getByRole('list', { name: '照片的順序' }))
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('img')?.getAttribute('src')?.split('?')[0]);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('選擇照片檔'), { target: { files } });
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

beforeEach(fakeUploads);

it('sends only what was changed, with the version that was read, and says that it is saved', async () => {
  const sent = openShop();
  showShop('/el/shop/products/TEA-1');
  await retype('售價', '450');
  await retype('商品特色', '第一段');
  await userEvent.click(saveButton());
  expect(await screen.findByText('已儲存')).toBeVisible();
  expect(sent).toEqual([
    { version: 'v1', cells: { price: '450', sl_desc_content: '<p>第一段</p>' } },
  ]);
  expect(screen.getByRole('link', { name: '在商店看' })).toHaveAttribute('href', '/p/TEA-1');
});

it('sends maker and label, allergens as the groups that are ticked or as the statement of none', async () => {
  const sent = openShop();
  showShop('/el/shop/products/TEA-1');
  await screen.findByRole('option', { name: '山腰茶寮' });
  await userEvent.selectOptions(await field('生產者'), 'tea-hut');
  await retype('成分', '茶葉');
  await userEvent.click(screen.getByLabelText('芝麻'));
  await userEvent.click(screen.getByLabelText('花生'));
  await userEvent.click(saveButton());
  await screen.findByText('已儲存');
  await userEvent.click(screen.getByLabelText('確認沒有以上任何一項'));
  expect(screen.getByLabelText('花生')).not.toBeChecked();
  await userEvent.click(saveButton());
  await screen.findByText('已儲存');
  await userEvent.click(screen.getByLabelText('確認沒有以上任何一項'));
  await userEvent.click(saveButton());
  await screen.findByText('已儲存');
  expect(sent.map(({ cells }) => cells)).toEqual([
    { maker_id: 'tea-hut', ingredients: '茶葉', allergens: '花生、芝麻' },
    { allergens: '無' },
    { allergens: '' },
  ]);
});

it('sends a counted stock with the one that was read', async () => {
  const sent = openShop();
  showShop('/el/shop/products/TEA-1');
  await retype('庫存', '28');
  await userEvent.click(saveButton());
  await screen.findByText('已儲存');
  expect(sent).toEqual([{ version: 'v1', on_hand: 30, cells: { on_hand: '28' } }]);
});

it('shows at each field why it was rejected, and keeps the input', async () => {
  openShop(() =>
    Response.json(
      {
        success: false,
        msg: [{ Code: 'PRODUCT_INVALID', Message: '有欄位需要修改，請看各欄的說明。' }],
        faults: [{ field: 'price', message: '「3.7」不是 0 到 99999999 的整數。' }],
      },
      { status: 422 },
    ),
  );
  showShop('/el/shop/products/TEA-1');
  await retype('售價', '3.7');
  await userEvent.click(saveButton());
  expect(await screen.findByText('「3.7」不是 0 到 99999999 的整數。')).toBeVisible();
  const price = await field('售價');
  expect(price).toHaveFocus();
  expect(price).toHaveValue('3.7');
  expect(screen.getByRole('alert')).toHaveTextContent('有欄位需要修改');
});

it('shows concurrent changes, keeps the input, and overwrites them when confirmed', async () => {
  const now = shopProductOf({ price: '500', prd_name: '改過的名字' }, { version: 'v2' });
  const sent = openShop(({ version }) =>
    version === 'v1'
      ? rejected('PRODUCT_CHANGED', '這個商品剛才有變更：anna 於 10:00 修改。', { body: now })
      : success(shopProductOf({ ...now.cells, price: '450' }, { version: 'v3' })),
  );
  showShop('/el/shop/products/TEA-1');
  await retype('售價', '450');
  await userEvent.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('anna 於 10:00 修改');
  expect(screen.getByRole('list', { name: '別人的變更' })).toHaveTextContent(
    '售價：420 → 500，您填的是 450',
  );
  expect(await field('售價')).toHaveValue('450');
  expect(await field('品名')).toHaveValue('改過的名字');
  await userEvent.click(saveButton());
  expect(await screen.findByText('已儲存')).toBeVisible();
  expect(sent.at(-1)).toEqual({ version: 'v2', cells: { price: '450' } });
});

describe('photos', () => {
  it('are uploaded two at a time with their progress, and saved in their order', async () => {
    const sent = openShop();
    showShop('/el/shop/products/TEA-1');
    await field('品名');
    choose(file('1.jpg'), file('2.jpg'), file('3.jpg'));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    expect(saveButton()).toBeDisabled();
    FakeUpload.sent[0]?.progress(0.42);
    expect(await screen.findByText(/42%/)).toBeVisible();
    FakeUpload.sent[0]?.answer(success({ address: '/media/u/one' }));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(3));
    FakeUpload.sent[1]?.answer(success({ address: '/media/u/two' }));
    FakeUpload.sent[2]?.answer(success({ address: '/media/u/three' }));
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await userEvent.click(saveButton());
    await screen.findByText('已儲存');
    expect(sent[0]?.cells.pictures).toBe(
      '/media/u/a\n/media/u/b\n/media/u/one\n/media/u/two\n/media/u/three',
    );
  });

  it('photos that are rejected are named, the others stay', async () => {
    openShop();
    showShop('/el/shop/products/TEA-1');
    await field('品名');
    choose(file('broken.jpg'), file('empty.jpg', 0), file('good.jpg'));
    expect(await screen.findByText('「empty.jpg」是空的檔案，請換一個檔案。')).toBeVisible();
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    const Message = '「broken.jpg」已損壞，無法讀取，請重新存檔或複製後再上傳。';
    FakeUpload.sent[0]?.answer(
      { success: false, msg: [{ Code: 'PICTURE_REFUSED', Message }] },
      400,
    );
    FakeUpload.sent[1]?.answer(success({ address: '/media/u/good' }));
    expect(await screen.findByText(Message)).toBeVisible();
    await waitFor(() => expect(photos()).toContain('/media/u/good'));
  });

  it('are sorted by buttons, which keep the focus, and by dragging; the first is the main one', async () => {
    const sent = openShop();
    showShop('/el/shop/products/TEA-1');
    const back = await screen.findByRole('button', { name: '往後移：第 1 張照片' });
    await userEvent.click(back);
    expect(photos()).toEqual(['/media/u/b', '/media/u/a']);
    expect(back).toHaveFocus();
    expect(screen.getByText('照片移到第 2 張，共 2 張')).toBeInTheDocument();
    const [first, second] = within(screen.getByRole('list', { name: '照片的順序' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('主圖');
    const dataTransfer = { setData: () => undefined, types: [] };
    fireEvent.dragStart(second as Element, { dataTransfer });
    fireEvent.drop(first as Element, { dataTransfer });
    expect(photos()).toEqual(['/media/u/a', '/media/u/b']);
    await userEvent.click(screen.getByRole('button', { name: '往後移：第 1 張照片' }));
    await userEvent.click(saveButton());
    await screen.findByText('已儲存');
    expect(sent[0]?.cells).toEqual({ pictures: '/media/u/b\n/media/u/a' });
  });

  it('photos that are removed can be taken back until they are saved', async () => {
    const sent = openShop();
    showShop('/el/shop/products/TEA-1');
    await userEvent.click(await screen.findByRole('button', { name: '移除：第 1 張照片' }));
    await userEvent.click(screen.getByRole('button', { name: '復原' }));
    expect(saveButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '移除：第 1 張照片' }));
    await userEvent.click(saveButton());
    await screen.findByText('已儲存');
    expect(sent[0]?.cells).toEqual({ pictures: '/media/u/b' });
    expect(photos()).toEqual(['/media/u/b']);
  });
});

it('creates a product with a new category, and leads to its page', async () => {
  const sent = openShop();
  showShop('/el/shop/products/new');
  await retype('品名', '文山包種茶');
  await retype('商品編號', 'TEA-1');
  await retype('售價', '420');
  await userEvent.selectOptions(screen.getByLabelText('分類'), '＋ 新增分類…');
  await userEvent.type(screen.getByLabelText('新分類的名稱'), '包種茶');
  await userEvent.selectOptions(screen.getByLabelText('上層分類'), '茶');
  await userEvent.click(saveButton());
  expect(await screen.findByText('已新增商品。')).toBeVisible();
  expect(sent).toEqual([
    {
      cells: {
        ...{ prd_name: '文山包種茶', prd_id: 'TEA-1', price: '420', enabled: '是' },
        ...{ cate_name: '包種茶', parent_cate_name: '茶' },
      },
    },
  ]);
  expect(await field('商品編號')).toHaveAttribute('readonly');
});

describe('leaving with unsaved changes', () => {
  it('a link asks first', async () => {
    openShop();
    showShop('/el/shop/products/TEA-1');
    await retype('售價', '450');
    await userEvent.click(screen.getByRole('link', { name: '回商品列表' }));
    const question = await screen.findByRole('alertdialog', { name: '還沒有儲存' });
    await userEvent.click(within(question).getByRole('button', { name: '繼續編輯' }));
    expect(await field('售價')).toHaveValue('450');
    await userEvent.click(screen.getByRole('link', { name: '回商品列表' }));
    await userEvent.click(await screen.findByRole('button', { name: '不儲存，離開' }));
    expect(await screen.findByRole('heading', { name: '商品' })).toBeVisible();
  });

  it('Back asks first, and so does closing the tab', async () => {
    openShop();
    showShop('/el/shop/products/TEA-1');
    await retype('售價', '450');
    act(() => window.history.back());
    expect(await screen.findByRole('alertdialog', { name: '還沒有儲存' })).toBeVisible();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});

it('restores the input after the session has ended', async () => {
  openShop();
  const { unmount } = showShop('/el/shop/products/TEA-1');
  await retype('售價', '450');
  act(() => appStore.set(adminTokenAtom, ''));
  unmount();
  showShop('/el/shop/products/TEA-1');
  expect(await field('售價')).toHaveValue('450');
});

it('offers to delete only a product that was never ordered', async () => {
  let ordered = true;
  fakeApi({
    [READ]: () => success(shopProductOf({}, { ordered })),
    [LIST]: () => success(CATEGORIES),
    [`${SAVE}/delete`]: () => success(shopProductOf()),
    'GET /api/backoffice/products': () => success({ products: [], next: '' }),
  });
  const { unmount } = showShop('/el/shop/products/TEA-1');
  await field('品名');
  expect(screen.queryByRole('button', { name: '刪除商品' })).toBeNull();
  unmount();
  ordered = false;
  showShop('/el/shop/products/TEA-1');
  await userEvent.click(await screen.findByRole('button', { name: '刪除商品' }));
  await userEvent.click(screen.getByRole('button', { name: '刪除' }));
  expect(await screen.findByText(/商店還沒有商品/)).toBeVisible();
});

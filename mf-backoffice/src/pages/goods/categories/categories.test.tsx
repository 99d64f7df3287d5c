import { FakeUpload, fakeApi, fakeUploads } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES } from '../../../testing/products.ts';
import { rejected, showShop, success } from '../../../testing/shop.tsx';

const LIST = 'GET /api/backoffice/categories';

function openShop(answers: Record<string, () => object>) {
  const sent: unknown[] = [];
  const posts = Object.entries(answers).map(([call, answer]) => [
    call,
    async (request: Request) => {
      sent.push(await request.json());
      return answer();
    },
  ]);
  fakeApi({ [LIST]: () => success(CATEGORIES), ...Object.fromEntries(posts) });
  return sent;
}

it('moves a category among its siblings by buttons', async () => {
  const sent = openShop({ 'POST /api/backoffice/category-order': () => success(CATEGORIES) });
  showShop('/el/shop/categories');
  await userEvent.click(await screen.findByRole('button', { name: '往下移：茶' }));
  expect(sent).toEqual([{ ids: ['C2', 'C1', 'C11'], version: 'c1' }]);
  await userEvent.click(screen.getByRole('button', { name: '往下移：紅茶' }));
  expect(sent).toHaveLength(1);
});

it('creates a category below another', async () => {
  const sent = openShop({ 'POST /api/backoffice/categories': () => success(CATEGORIES) });
  showShop('/el/shop/categories');
  await userEvent.click(await screen.findByRole('button', { name: '新增分類' }));
  const dialog = screen.getByRole('dialog', { name: '新增分類' });
  await userEvent.type(within(dialog).getByLabelText('名稱'), '綠茶');
  await userEvent.selectOptions(within(dialog).getByLabelText('上層分類'), '茶');
  await userEvent.click(within(dialog).getByRole('button', { name: '儲存' }));
  expect(sent).toEqual([
    { version: 'c1', cate_name: '綠茶', parent_cate_id: 'C1', cate_attachment: '' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('uploads a picture, says why one was not stored, and saves the other with what was typed meanwhile', async () => {
  fakeUploads();
  const sent = openShop({ 'POST /api/backoffice/categories/C1': () => success(CATEGORIES) });
  showShop('/el/shop/categories');
  await userEvent.click(await screen.findByRole('button', { name: '修改：茶' }));
  const choose = () =>
    userEvent.upload(
      screen.getByLabelText('選擇分類圖片'),
      new File(['x'], 'tea.png', { type: 'image/png' }),
    );
  await choose();
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]?.fail();
  expect(await screen.findByText('沒有上傳成功，請檢查網路後再試一次。')).toBeVisible();
  await choose();
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
  FakeUpload.sent[1]?.progress(0.5);
  expect(screen.getByRole('progressbar', { name: '上傳進度' })).toHaveValue(50);
  await userEvent.type(screen.getByLabelText('名稱'), '葉');
  FakeUpload.sent[1]?.answer(success({ address: '/pictures/tea.webp' }));
  expect(await screen.findByRole('img', { name: '分類圖片' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  expect(sent).toMatchObject([{ cate_name: '茶葉', cate_attachment: '/pictures/tea.webp' }]);
});

it('keeps the input after a concurrent change, and sends it with the new version', async () => {
  let isFirst = true;
  const sent = openShop({
    'POST /api/backoffice/categories/C1': () => {
      const answer = isFirst
        ? rejected('CATEGORIES_CHANGED', '分類剛才有人修改，畫面已更新。', {
            body: { ...CATEGORIES, version: 'c2' },
          })
        : success(CATEGORIES);
      isFirst = false;
      return answer;
    },
  });
  showShop('/el/shop/categories');
  await userEvent.click(await screen.findByRole('button', { name: '修改：茶' }));
  const name = screen.getByLabelText('名稱');
  await userEvent.type(name, '葉');
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('分類剛才有人修改');
  expect(name).toHaveValue('茶葉');
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  expect(sent).toMatchObject([{ version: 'c1' }, { version: 'c2', cate_name: '茶葉' }]);
});

it('offers to delete only a category with nothing in it', async () => {
  const sent = openShop({ 'POST /api/backoffice/categories/C2/delete': () => success(CATEGORIES) });
  showShop('/el/shop/categories');
  expect(await screen.findByRole('button', { name: '刪除：器物' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '刪除：茶' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '刪除：器物' }));
  await userEvent.click(screen.getByRole('button', { name: '刪除' }));
  expect(sent).toEqual([{ version: 'c1' }]);
});

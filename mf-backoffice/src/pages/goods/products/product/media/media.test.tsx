import { FakeUpload, fakeApi, fakeUploads } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, shopProductOf } from '../../../../../testing/products.ts';
import { showShop, success } from '../../../../../testing/shop.tsx';

const FILE = `/media/f/v${'0a'.repeat(20)}.mp4`;
const MANUAL = `/media/f/m${'0a'.repeat(20)}/洗滌說明.pdf`;
const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ';

beforeEach(fakeUploads);

/** The form of a product with these cells; `sent` are the cells of each save. */
async function openForm(cells: Record<string, string> = {}) {
  const sent: Record<string, string>[] = [];
  const stored = { ...cells };
  let answer: () => object = () => success(shopProductOf(Object.assign(stored, sent.at(-1))));
  fakeApi({
    'GET /api/backoffice/products/TEA-1': () => success(shopProductOf(cells)),
    'GET /api/backoffice/categories': () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [] }),
    'POST /api/backoffice/products/TEA-1': async (request) => {
      sent.push(((await request.json()) as { cells: Record<string, string> }).cells);
      return answer();
    },
  });
  showShop('/el/shop/products/TEA-1');
  await screen.findByLabelText('售價');
  const user = userEvent.setup({ applyAccept: false });
  const save = async () => {
    const { length } = sent;
    await user.click(screen.getByRole('button', { name: '儲存' }));
    await waitFor(() => expect(sent).toHaveLength(length + 1));
    return sent.at(-1);
  };
  const rejecting = (faults: object[]) => {
    answer = () =>
      Response.json(
        { success: false, msg: [{ Message: '有欄位需要修改' }], faults },
        { status: 422 },
      );
  };
  return { user, save, rejecting };
}

const videos = () => within(screen.getByRole('group', { name: '影片' }));
const manual = () => within(screen.getByRole('group', { name: '說明書' }));

const file = (name: string, bytes = 10) => {
  const one = new File(['x'], name);
  Object.defineProperty(one, 'size', { value: bytes });
  return one;
};

it('a video is uploaded with its progress, and saved with its title; meanwhile nothing is saved [T18]', async () => {
  const { user, save } = await openForm();
  await user.upload(screen.getByLabelText('選擇檔案：上傳影片'), file('scarf.mp4'));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]?.progress(0.4);
  expect(videos().getByRole('progressbar', { name: '「scarf.mp4」上傳進度' })).toHaveValue(0.4);
  expect(screen.getByText('檔案上傳中')).toBeVisible();
  expect(screen.getByRole('button', { name: '儲存' })).toBeDisabled();
  FakeUpload.sent[0]?.answer({ success: true, body: { address: FILE, bytes: 10 } });
  await user.type(await videos().findByLabelText(/^標題/), '三種 綁法');
  expect(await save()).toEqual({ videos: `三種 綁法 ${FILE}` });
});

it('an upload can be cancelled, and tried again after the connection was lost [T18]', async () => {
  const { user } = await openForm();
  const choose = () => user.upload(screen.getByLabelText('選擇檔案：上傳影片'), file('a.mp4'));
  await choose();
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  await user.click(videos().getByRole('button', { name: '取消上傳' }));
  expect(FakeUpload.sent[0]?.isAborted).toBe(true);
  await choose();
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
  FakeUpload.sent[1]?.fail();
  expect(await videos().findByText('「a.mp4」沒有上傳成功，請檢查網路後再試一次。')).toBeVisible();
  await user.click(videos().getByRole('button', { name: '重試' }));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(3));
  FakeUpload.sent[2]?.answer({ success: true, body: { address: FILE, bytes: 10 } });
  expect(await videos().findByLabelText('上傳的影片')).toHaveAttribute('src', FILE);
});

it('a file that is too large is not sent, and one of another kind is named by the server [T18] [T20]', async () => {
  const { user } = await openForm();
  const choose = screen.getByLabelText('選擇檔案：上傳影片');
  await user.upload(choose, file('long.mp4', 101 * 1024 * 1024));
  expect(videos().getByText('「long.mp4」超過 100 MB，請縮小後再上傳。')).toBeVisible();
  expect(FakeUpload.sent).toHaveLength(0);
  await user.upload(choose, file('a.mov'));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  const why = '「a.mov」是 MOV 影片。';
  FakeUpload.sent[0]?.answer({ success: false, msg: [{ Message: why }] }, 400);
  expect(await videos().findByText(why)).toBeVisible();
});

it('a video on YouTube is taken by its address; another address says so at once [T18]', async () => {
  const { user, save } = await openForm({ videos: FILE });
  await user.click(videos().getByRole('button', { name: '加 YouTube 影片' }));
  const address = videos().getByLabelText('YouTube 網址');
  await user.click(address);
  await user.paste('https://vimeo.com/1');
  expect(videos().getByText(/^「https:\/\/vimeo.com\/1」不是 YouTube 影片的網址/)).toBeVisible();
  await user.clear(address);
  await user.paste(`${YOUTUBE}?si=x`);
  expect(videos().getByRole('link', { name: /^在 YouTube 看這支影片/ })).toBeVisible();
  await user.click(videos().getByRole('button', { name: '上移影片 2' }));
  expect(await save()).toEqual({ videos: `${YOUTUBE}?si=x\n${FILE}` });
});

it("a title with an address is refused where it is typed, and the server's message is shown [T18]", async () => {
  const { user, save, rejecting } = await openForm({ videos: YOUTUBE });
  rejecting([{ field: 'videos', message: '不在本店裡' }]);
  const title = videos().getByLabelText(/^標題/);
  await user.click(title);
  await user.paste(`看 ${FILE}`);
  expect(videos().getByText('標題裡不能有網址，請寫在網址的欄位。')).toBeVisible();
  await user.clear(title);
  await user.paste('開箱');
  await save();
  expect(await videos().findByText('不在本店裡')).toBeVisible();
  expect(videos().getByLabelText(/^標題/)).toHaveValue('開箱');
});

it('a removed video is gone after saving, and a sixth can not be added [T18]', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => `https://youtu.be/${letter.repeat(11)}`);
  const { user, save } = await openForm({ videos: ids.join('\n') });
  expect(videos().getByRole('button', { name: '加 YouTube 影片' })).toBeDisabled();
  expect(videos().getByRole('button', { name: '上傳影片' })).toBeDisabled();
  await user.click(videos().getByRole('button', { name: '移除影片 5' }));
  expect(await save()).toEqual({ videos: ids.slice(0, 4).join('\n') });
});

it('a manual is uploaded, replaced and removed [T20]', async () => {
  const { user, save } = await openForm({ manual: '' });
  await user.upload(screen.getByLabelText('選擇檔案：上傳 PDF'), file('洗滌說明.pdf'));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]?.answer({ success: true, body: { address: MANUAL, bytes: 2048 } });
  expect(await manual().findByRole('link', { name: '洗滌說明.pdf（2 KB）' })).toBeVisible();
  expect(manual().getByRole('button', { name: '更換 PDF' })).toBeVisible();
  expect(await save()).toEqual({ manual: MANUAL });
  await user.click(manual().getByRole('button', { name: '移除說明書' }));
  expect(manual().getByRole('button', { name: '上傳 PDF' })).toBeVisible();
});

it('a size table is pasted from a spreadsheet, changed and saved [T19]', async () => {
  const { user, save } = await openForm();
  const section = within(screen.getByRole('region', { name: '尺寸表' }));
  await user.click(section.getByRole('button', { name: '加尺寸表' }));
  await user.click(section.getByLabelText('尺寸表第 1 列第 1 欄'));
  await user.paste('尺寸\tS\tM\tL\r\n胸圍\t96\t102\t108\r\n');
  expect(section.getByLabelText('尺寸表第 2 列第 4 欄')).toHaveValue('108');
  await user.click(section.getByRole('button', { name: '移除第 3 欄' }));
  await user.type(section.getByLabelText('尺寸表第 3 列第 1 欄'), '袖 長');
  expect(await save()).toEqual({ size_table: '尺寸 | S | L\n胸圍 | 96 | 108\n袖 長 |  | ' });
  await user.click(section.getByRole('button', { name: '移除尺寸表' }));
  expect(section.getByRole('button', { name: '加尺寸表' })).toBeVisible();
});

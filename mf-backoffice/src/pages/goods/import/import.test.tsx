import { FakeUpload, fakeApi, fakeUploads } from '@pinpu/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showShop } from '../../../testing/shop.tsx';

const REPORT = {
  ...{ rows: 3, created: 1, updated: 1, unchanged: 1, bad: 0, imported: false },
  categories: { created: 0, updated: 0 },
};

beforeEach(() => {
  fakeUploads();
  fakeApi({});
});

/** Answers the newest upload with these lines. */
function answerLines(...lines: object[]) {
  const upload = FakeUpload.sent.at(-1);
  if (!upload) throw new Error('nothing was sent');
  upload.responseText = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  upload.status = 200;
  act(() => void upload.dispatchEvent(new Event('load')));
}

const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
const goods = new File(['prd_id\nTEA-1\n'], 'goods.csv');

const contentOf = (file: File) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(file);
  });

async function openImport() {
  showShop('/el/shop/import');
  await screen.findByRole('heading', { name: '匯入商品' });
  choose('選擇商品檔，檔案', goods);
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
}

const fieldsSent = (name: string) => FakeUpload.sent.map(({ form }) => form.get(name));

it('checks a file first, and imports it when that is confirmed', async () => {
  await openImport();
  answerLines(
    { pictures: [] },
    { change: { prd_id: 'TEA-1', kind: 'updated', text: '售價 420 → 450' } },
    { report: REPORT },
  );
  expect(await screen.findByText(/共 3 列：新增 1、修改 1、不變 1、有問題 0/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '匯入' }));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
  expect(fieldsSent('dry_run')).toEqual(['true', 'false']);
  answerLines({ report: { ...REPORT, imported: true } });
  expect(await screen.findByText(/^已匯入。共 3 列/)).toBeVisible();
});

it('shows what is wrong by row and column, and imports the other rows only if asked to', async () => {
  await openImport();
  const why = '「free」不是 0 到 99999999 的整數。';
  answerLines({ finding: { row: 3, cell: 'B 售價', why } }, { report: { ...REPORT, bad: 1 } });
  expect(await screen.findByRole('row', { name: `3 B 售價 ${why}` })).toBeVisible();
  const button = screen.getByRole('button', { name: '匯入' });
  expect(button).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: '只匯入沒有問題的列' }));
  await userEvent.click(button);
  await waitFor(() => expect(fieldsSent('skip_bad')).toEqual(['false', 'true']));
});

it('renders thousands of findings a hundred at a time', async () => {
  await openImport();
  const findings = Array.from({ length: 4000 }, (_, at) => ({
    finding: { row: at + 2, cell: 'B 售價', why: '請填寫。' },
  }));
  answerLines(...findings, { report: { ...REPORT, bad: 4000 } });
  expect(await screen.findByRole('button', { name: /還有 3900 個/ })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(101);
});

it('uploads the photos that the file names, no others, and checks again with them', async () => {
  await openImport();
  answerLines(
    { pictures: ['photos/tea.jpg', 'cup.png'] },
    { report: { ...REPORT, bad: 2, updated: 0, created: 0 } },
  );
  await screen.findByText(/用到 2 個照片檔名，已加入 0 個/);
  choose('加入照片，檔案', new File(['x'], 'TEA.jpg'), new File(['x'], 'other.jpg'));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
  FakeUpload.sent[1]?.answer({ success: true, body: { address: '/media/u/tea' } });
  expect(await screen.findByText(/已加入 1 個/)).toBeVisible();
  expect(FakeUpload.sent).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: '再檢查一次' }));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(3));
  const [, pictures] = FakeUpload.sent[2]?.form.getAll('files') ?? [];
  expect(await contentOf(pictures as File)).toEqual({
    'photos/tea.jpg': { address: '/media/u/tea' },
  });
});

it('takes the photos of a zip, and says why one is rejected', async () => {
  await openImport();
  answerLines({ pictures: ['tea.jpg'] }, { report: { ...REPORT, bad: 1 } });
  await screen.findByText(/已加入 0 個/);
  choose('加入照片，檔案', new File(['x'], 'photos.zip'));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
  answerLines(
    { picture: { name: 'tea.jpg', sent: { address: '/media/u/tea' } } },
    { error: '「photos.zip」解壓縮後過大。' },
  );
  expect(await screen.findByText(/已加入 1 個/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('解壓縮後過大');
});

it('says that the result of an import is unknown when the connection breaks, and offers another check', async () => {
  await openImport();
  FakeUpload.sent[0]?.fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('連線中斷');
});

it('lists changes by variant, and counts those that are switched off [T8]', async () => {
  await openImport();
  answerLines(
    { change: { prd_id: 'S1-L', name: '棉衫（紅／L）', kind: 'updated', text: '售價 420 → 450' } },
    { report: { ...REPORT, variants: { created: 1, updated: 2, disabled: 3 } } },
  );
  expect(await screen.findByText(/規格新增 1、修改 2、停售 3。$/)).toBeVisible();
  await userEvent.click(screen.getByText('看看會改什麼（前 1 個）'));
  expect(screen.getByRole('listitem')).toHaveTextContent('修改 棉衫（紅／L）：售價 420 → 450');
});

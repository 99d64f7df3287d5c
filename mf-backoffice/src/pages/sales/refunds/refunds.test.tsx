import type { ListedRefund } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, CODE, rejected, shopRefundOf, showShop, success } from '../../../testing/shop.tsx';

const LIST = 'GET /api/backoffice/refunds';
const COUNTS = { choose: 1, release: 0, provider: 2, failed: 0, account: 0, transfer: 2 };

const listedOf = (fields: Partial<ListedRefund> = {}): ListedRefund => ({
  ...shopRefundOf({ stage: 'transfer', way: 'account', reason: 'cancelled', amount: 1300 }),
  ...{ ord_code: CODE, cnt_name: '陳美玲', account: '銀行 004，帳號末四碼 8901' },
  ...{ entered_at: AT, exported_at: '', can_release: false },
  ...fields,
});

const two = [listedOf(), listedOf({ id: 'R2', ord_code: 'PP2', amount: 200, exported_at: AT })];

it('lists where refunds stand, with a link to each order, and counts what waits [Q8]', async () => {
  const failed = listedOf({ stage: 'failed', account: '', message: '綠界：餘額不足（10）' });
  fakeApi({ [LIST]: () => success({ refunds: [failed], counts: COUNTS }) });
  showShop('/el/shop/refunds?tab=failed');
  const row = within(await screen.findByRole('list', { name: '退款' })).getByRole('listitem');
  expect(row).toHaveTextContent('陳美玲，訂單取消');
  expect(row).toHaveTextContent('綠界：餘額不足（10）');
  expect(within(row).getByRole('link', { name: CODE })).toHaveAttribute(
    'href',
    `/el/shop/orders/${CODE}`,
  );
  expect(screen.getByRole('tab', { name: '待匯款 2' })).toBeVisible();
});

it.each([
  [true, '請開啟訂單覆核'],
  [false, '要由另一位管理員覆核'],
])('says who releases a refund; by the reader: %s [Q6]', async (can_release, text) => {
  const waiting = listedOf({ stage: 'release', requested_by: 'admin:anna', can_release });
  fakeApi({ [LIST]: () => success({ refunds: [waiting], counts: COUNTS }) });
  showShop('/el/shop/refunds?tab=release');
  expect(await screen.findByText(`anna 提出，${text}`)).toBeVisible();
});

it('says that a list is empty [Q8]', async () => {
  fakeApi({ [LIST]: () => success({ refunds: [], counts: {} }) });
  showShop('/el/shop/refunds');
  expect(await screen.findByText('沒有待選擇退款方式的款項。')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '待匯款' }));
  expect(await screen.findByText('沒有待匯款的退款。')).toBeVisible();
});

it('records chosen transfers with their day after a confirmation, and shows what is left [Q6]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [LIST]: () => success({ refunds: two, counts: COUNTS }),
    'POST /api/backoffice/refunds/transferred': async (request) => {
      sent.push(await request.json());
      return success({ refunds: [two[0]], counts: COUNTS });
    },
  });
  showShop('/el/shop/refunds?tab=transfer');
  await userEvent.click(await screen.findByLabelText('選取 PP2'));
  await userEvent.click(screen.getByRole('button', { name: '記錄已匯款' }));
  const dialog = screen.getByRole('alertdialog', { name: '記錄已匯款' });
  expect(dialog).toHaveTextContent('1 筆，共 NT$200');
  expect(dialog).not.toHaveTextContent('還沒有下載過匯款檔');
  await userEvent.click(within(dialog).getByRole('button', { name: '記錄 1 筆' }));
  expect(await screen.findByText('全選待匯款的 1 筆')).toBeVisible();
  expect(sent).toEqual([{ ids: ['R2'], date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
});

it('warns about transfers that were in no file, and shows why they were not recorded [Q6]', async () => {
  fakeApi({
    [LIST]: () => success({ refunds: two, counts: COUNTS }),
    'POST /api/backoffice/refunds/transferred': () =>
      rejected('TRANSFERS_REFUSED', '有些退款剛才有變更，清單已更新。'),
  });
  showShop('/el/shop/refunds?tab=transfer');
  await userEvent.click(await screen.findByLabelText('全選待匯款的 2 筆'));
  await userEvent.click(screen.getByRole('button', { name: '記錄已匯款' }));
  const dialog = screen.getByRole('alertdialog', { name: '記錄已匯款' });
  expect(dialog).toHaveTextContent('還沒有下載過匯款檔');
  await userEvent.click(within(dialog).getByRole('button', { name: '記錄 2 筆' }));
  expect(await screen.findByText('有些退款剛才有變更，清單已更新。')).toBeVisible();
});

const FILE = 'POST /api/backoffice/refunds/bank-file';
const DOWNLOADED = { exported_at: AT, exported_by: 'admin:ben', transfers: 1, amount: 200 };

/** The files that the page saves, by name. */
function savedFiles() {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return saved;
}

/** The tab 待匯款 with one transfer in Ben's file, and one in none. */
async function showTransfers(answer: () => unknown) {
  const sent: unknown[] = [];
  fakeApi({
    [LIST]: () => success({ refunds: two, counts: COUNTS, files: [DOWNLOADED] }),
    [FILE]: async (request) => {
      sent.push(await request.json());
      return answer();
    },
  });
  showShop('/el/shop/refunds?tab=transfer');
  await screen.findByRole('list', { name: '待匯款' });
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the files for the bank', () => {
  afterEach(() => jest.restoreAllMocks());

  it('a new one has what is in none, and says what is in it [Q6]', async () => {
    const saved = savedFiles();
    const sent = await showTransfers(() => success({ csv: 'bank', transfers: 1, amount: 1300 }));
    await press('下載匯款檔（1 筆）');
    expect(await screen.findByText(/^已下載 1 筆，共 NT\$1,300。/)).toBeVisible();
    expect(sent).toEqual([{}]);
    expect(saved).toEqual([expect.stringMatching(/^退款匯款-\d{4}-\d\d-\d\d\.csv$/)]);
  });

  it('one that was downloaded is repeated after a warning, with who downloaded it and when [Q6]', async () => {
    const saved = savedFiles();
    const sent = await showTransfers(() => success({ csv: 'bank', transfers: 1, amount: 200 }));
    const first = 'ben 於 2026/11/23 10:00 下載';
    expect(screen.getByText(new RegExp(`^${first}，1 筆，共 NT\\$200$`))).toBeVisible();
    await press('再次下載');
    const dialog = screen.getByRole('alertdialog', { name: '再次下載' });
    expect(dialog).toHaveTextContent(`已由 ${first}（1 筆，共 NT$200）。請先確認還沒有匯款`);
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '再次下載' }));
    expect(await screen.findByText(/^已再次下載 1 筆/)).toBeVisible();
    expect(dialog).not.toBeVisible();
    expect(sent).toEqual([{ again: AT }]);
    expect(saved).toEqual(['退款匯款-2026-11-23-再次下載.csv']);
  });

  it('without new transfers there is none to download; somebody else’s is shown [Q6]', async () => {
    const all = [DOWNLOADED, { ...DOWNLOADED, exported_at: '2026-11-23T03:00:00.000Z' }];
    let files = [DOWNLOADED];
    fakeApi({
      [LIST]: () => success({ refunds: two, counts: COUNTS, files }),
      [FILE]: () => {
        files = all;
        return rejected('TRANSFERS_REFUSED', '沒有新的退款要匯款。');
      },
    });
    showShop('/el/shop/refunds?tab=transfer');
    await userEvent.click(await screen.findByRole('button', { name: '下載匯款檔（1 筆）' }));
    expect(await screen.findByText('沒有新的退款要匯款。')).toBeVisible();
    expect(await screen.findByText(/2026\/11\/23 11:00 下載/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /下載匯款檔/ })).not.toBeInTheDocument();
  });
});

import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, showShop, success } from '../../../testing/shop.tsx';
import { base64OfFile, bytesOfBase64 } from './file-bytes.ts';

const LIST = 'GET /api/backoffice/carriers';
const SHEET = 'POST /api/backoffice/carriers/hct/orders';
const REPLY = 'POST /api/backoffice/carriers/tcat/reply';
const SHIP = 'POST /api/backoffice/shipments';
const carriers = () =>
  success({
    carriers: [
      { id: 'tcat', name: '黑貓契客', encoding: 'utf-8', excel: true },
      { id: 'hct', name: '新竹物流', encoding: 'big5', excel: false },
    ],
  });
const sheetOf = (fields: object) =>
  success({
    ...{ file: '', name: '新竹物流-20261123.csv', rows: 1, left_out: [], missing: [], notes: [] },
    ...fields,
  });

const links: string[] = [];
beforeEach(() => {
  links.length = 0;
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    links.push(this.download);
  };
});

it('a file and its base64 are the same bytes', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  expect(bytesOfBase64(await base64OfFile(new Blob([bytes])))).toEqual(bytes);
});

it('stops at characters that Big5 does not have, and downloads as the clerk chooses [K21]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [LIST]: carriers,
    [SHEET]: async (request) => {
      const body = await request.json();
      sent.push(body);
      return body.mark_missing
        ? sheetOf({
            file: btoa('x'),
            left_out: [{ ord_code: 'PP2', message: '這筆訂單是超商取貨，請用託運單寄。' }],
          })
        : sheetOf({ missing: [{ ord_code: CODE, message: 'Big5 沒有這些字：堃' }] });
    },
  });
  showShop(`/el/shop/carriers?codes=${CODE},PP2`);
  expect(await screen.findByRole('option', { name: '照設定（Excel）' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('物流'), '新竹物流');
  expect(screen.getByRole('option', { name: '照設定（CSV，Big5）' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下載 2 筆訂單' }));
  const missing = within(await screen.findByRole('list', { name: 'Big5 沒有的字' }));
  expect(missing.getByRole('listitem')).toHaveTextContent(`Big5 沒有這些字：堃${CODE}`);
  expect(links).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '以 □ 代替後下載' }));
  expect(await screen.findByText('已下載 1 列。')).toBeVisible();
  expect(screen.getByRole('list', { name: '沒有放進檔案的訂單' })).toHaveTextContent('超商取貨');
  expect(links).toEqual(['新竹物流-20261123.csv']);
  const codes = [CODE, 'PP2'];
  expect(sent).toEqual([
    { codes, encoding: '', mark_missing: false },
    { codes, encoding: 'big5', mark_missing: true },
  ]);
});

it('shows what a reply file would do, ships its good rows after a question, and reads it again [K23] [K24]', async () => {
  const sent: unknown[] = [];
  let isShipped = false;
  const line = (row: number, ord_code: string, state: string, message: string) => ({
    ...{ row, ord_code, tracking: `90123456789${row}`, state, message },
  });
  fakeApi({
    [LIST]: carriers,
    [REPLY]: async (request) => {
      expect(atob((await request.json()).file)).toBe('csv');
      return success({
        ...{ carrier: 'tcat', headings: ['訂單編號', '託運單號'] },
        lines: [
          isShipped ? line(2, CODE, 'done', '已出貨') : line(2, CODE, 'ready', '可出貨'),
          line(3, 'PP2', 'fault', '找不到訂單 PP2。'),
        ],
      });
    },
    [SHIP]: async (request) => {
      sent.push(await request.json());
      isShipped = true;
      return success({ results: [{ ord_code: CODE, shipped: true, message: '' }] });
    },
  });
  showShop('/el/shop/carriers');
  await userEvent.upload(
    await screen.findByLabelText('選擇回覆檔，檔案'),
    new File(['csv'], 'reply.csv'),
  );
  expect(await screen.findByText(/^可出貨 1 筆，1 筆要處理/)).toHaveTextContent(
    '訂單編號、託運單號',
  );
  const rows = within(screen.getByRole('table', { name: '回覆檔的內容' })).getAllByRole('row');
  expect(rows[2]).toHaveTextContent('3PP2901234567893找不到訂單 PP2。');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '出貨 1 筆…' }));
  await userEvent.click(screen.getByRole('button', { name: '出貨 1 筆' }));
  expect(await screen.findByText('已出貨 1 筆。')).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^可出貨 0 筆，已出貨 1 筆/)).toHaveFocus());
  expect(sent).toEqual([
    { lines: [{ ord_code: CODE, tracking: '901234567892', carrier: 'tcat' }] },
  ]);
});

it('rejects a file that is too large without sending it, and says what the server says of another', async () => {
  const arrived = fakeApi({
    [LIST]: carriers,
    [REPLY]: () =>
      new Response(
        JSON.stringify({
          success: false,
          msg: [{ Code: 'REPLY_FILE', Message: '找不到訂單編號與單號的欄名。' }],
        }),
        { status: 400 },
      ),
  });
  showShop('/el/shop/carriers');
  const input = await screen.findByLabelText('選擇回覆檔，檔案');
  await userEvent.upload(input, new File([new Uint8Array(700_001)], 'large.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('檔案太大');
  expect(arrived.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.upload(input, new File(['a'], 'small.csv'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('找不到訂單編號與單號的欄名'),
  );
});

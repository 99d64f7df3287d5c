import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAdmin, startWith } from '../../testing/admin.tsx';
import { answers, answerWith, notices, show, stored, TOKEN } from '../../testing/files.ts';

let saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  startWith('jwt-1');
  saved = [];
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: last });
  });
});
afterEach(() => jest.restoreAllMocks());

describe('stored files', () => {
  it('are listed, and one is deleted on its path with the token after a confirmation [A6]', async () => {
    const call = `DELETE /api/file/WEB/id-甲.txt/甲.txt`;
    const arrived = await show({ [call]: () => ({ Success: true }) });
    const line = (await screen.findByText('乙.txt')).closest('tr');
    expect(line).toHaveTextContent(/1\.5 KB.*admin.*2026\/11\/23 10:00/);
    const actions = within(screen.getByRole('group', { name: '甲.txt 的操作' }));
    await userEvent.click(actions.getByRole('button', { name: '刪除' }));
    expect(arrived.some(({ method }) => method === 'DELETE')).toBe(false);
    const dialog = within(screen.getByRole('alertdialog', { name: '刪除檔案' }));
    fakeApi({
      ...answers,
      [call]: () => ({ Success: true }),
      'GET /api/file': () => answerWith('乙.txt'),
    });
    await userEvent.click(dialog.getByRole('button', { name: '刪除' }));
    await waitFor(() => expect(screen.queryByText('甲.txt')).not.toBeInTheDocument());
  });

  it('are downloaded under their names, if the answer passes the result check [A6] [X3]', async () => {
    const file = () =>
      new Response('content', { headers: { 'content-type': 'application/octet-stream' } });
    await show({ 'GET /api/file/WEB/id-甲.txt/甲.txt': file });
    const actions = within(await screen.findByRole('group', { name: '甲.txt 的操作' }));
    await userEvent.click(actions.getByRole('button', { name: '下載' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['甲.txt']));
    expect(notices()).toEqual([]);
  });

  it.each([
    [
      'an empty body',
      () => new Response('', { status: 200, statusText: 'OK' }),
      ['Error 200 OK Service Error, please try again later.'],
    ],
    [
      'Success false',
      () => ({ Success: false, Message: ['甲'], MsgCode: 'M1' }),
      ['系統提示 M1 甲'],
    ],
    [
      'Success false without messages',
      () => ({ Success: false }),
      ['undefined NOTICE 連線發生錯誤'],
    ],
    ['no file', () => ({ Success: true }), ['undefined NOTICE 連線發生錯誤']],
    [
      '404',
      () => new Response('', { status: 404 }),
      ['WARNING 404 查無指定查詢條件資料，請重新確認後再試一次，謝謝。'],
    ],
    [
      '403',
      () => new Response('', { status: 403 }),
      ['ERROR 403 使用者帳號或密碼錯誤，請重新輸入，謝謝。'],
    ],
    [
      'messages with codes and without',
      () =>
        Response.json(
          { Success: false, Message: [{ Code: 'E1', Message: '甲' }, '乙'] },
          { status: 400 },
        ),
      ['ERROR E1 甲', 'ERROR 400 乙', 'ERROR NOTICE 資料處理發生錯誤'],
    ],
    [
      'one message',
      () => Response.json({ success: false, msg: '丙' }, { status: 422 }),
      ['ERROR 422 丙', 'ERROR NOTICE 資料處理發生錯誤'],
    ],
    ['500', () => new Response('', { status: 500 }), ['ERROR 500 伺服器暫時無回應']],
    [
      'no answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      ['undefined Failed to fetch 伺服器連線錯誤'],
    ],
  ])(
    'are not saved when the download has %s: the catalogued sentence is shown [X2] [X3]',
    async (_what, answer, expected) => {
      await show({ 'GET /api/file/WEB/id-甲.txt/甲.txt': answer });
      const actions = within(await screen.findByRole('group', { name: '甲.txt 的操作' }));
      await userEvent.click(actions.getByRole('button', { name: '下載' }));
      await waitFor(() => expect(notices()).toEqual(expected));
      expect(saved).toEqual([]);
    },
  );

  it('are packed into a zip of a name, with a password [A6]', async () => {
    const zip = () =>
      new Response('PK', { headers: { 'content-type': 'application/octet-stream' } });
    await show({ 'POST /api/file/archive': zip });
    const append = jest.spyOn(FormData.prototype, 'append');
    for (const name of ['甲.txt', '乙.txt'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `選取 ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: '打包下載' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '打包 2 個檔案' }));
    const name = dialog.getByLabelText(/檔名/);
    await userEvent.clear(name);
    await userEvent.type(name, 'a/b');
    await userEvent.type(dialog.getByLabelText(/密碼/), 'short');
    await userEvent.click(dialog.getByRole('button', { name: '下載 ZIP' }));
    expect(dialog.getByText(/^檔名不能有/)).toBeVisible();
    expect(dialog.getByText('密碼請使用 8 個字元以上')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, '十一月');
    await userEvent.type(dialog.getByLabelText(/密碼/), '-and-long');
    await userEvent.click(dialog.getByRole('button', { name: '下載 ZIP' }));
    await waitFor(() => expect(saved.map((one) => one.name)).toEqual(['十一月.zip']));
    const fields = append.mock.calls.map(([field, value]) => [field, value]);
    expect(fields).toEqual([
      ['access_token', TOKEN],
      ['overwrite', 'false'],
      ['owner', 'WEB'],
      ['protect', 'short-and-long'],
      ['a', '十一月'],
      ['files', stored('甲.txt').link],
      ['files', stored('乙.txt').link],
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('show the message and the sign-in when the session ends [X1]', async () => {
    await show({ 'GET /api/file/WEB/id-甲.txt/甲.txt': () => new Response('', { status: 401 }) });
    const actions = within(await screen.findByRole('group', { name: '甲.txt 的操作' }));
    await userEvent.click(actions.getByRole('button', { name: '下載' }));
    expect(await screen.findByRole('heading', { name: '管理登入' })).toBeVisible();
    expect(notices()).toEqual(['ERROR 401 登入授權驗證錯誤']);
    expect(saved).toEqual([]);
  });

  it('stop loading with an error where the server answers with one [X2]', async () => {
    fakeApi({ 'GET /api/file': () => new Response('', { status: 500 }) });
    showAdmin('/el/files');
    expect(await screen.findByText('目前無法讀取檔案，請稍後再試一次。')).toBeVisible();
    expect(screen.queryByText('正在讀取檔案')).not.toBeInTheDocument();
    expect(notices()).toEqual(['ERROR 500 伺服器暫時無回應']);
  });

  it('can be read again where they could not be [X2]', async () => {
    fakeApi({});
    showAdmin('/el/files');
    const again = await screen.findByRole('button', { name: '再試一次' });
    fakeApi({ ...answers, 'GET /api/file': () => answerWith() });
    await userEvent.click(again);
    expect(await screen.findByText('還沒有檔案，上傳後會顯示在這裡。')).toBeVisible();
  });
});

import { adminNoticesOf } from './admin-notices.ts';

const answer = (status: number, headers: HeadersInit = {}) =>
  new Response(status === 204 ? null : '', { status, headers });
const textsOf = (notices: ReturnType<typeof adminNoticesOf>) =>
  notices.map(({ title, code, message }) => `${title} ${code} ${message}`);

describe('a failed administrative call', () => {
  it.each([
    [401, {}, ['ERROR 401 登入授權驗證錯誤']],
    [403, {}, ['ERROR 403 使用者帳號或密碼錯誤，請重新輸入，謝謝。']],
    [404, {}, ['WARNING 404 查無指定查詢條件資料，請重新確認後再試一次，謝謝。']],
    [
      403,
      { Success: false, Message: '別的說法' },
      ['ERROR 403 使用者帳號或密碼錯誤，請重新輸入，謝謝。'],
    ],
    [
      403,
      { Success: false, Message: [{ Code: 'XSRF', Message: '請重新整理頁面' }] },
      ['ERROR XSRF 請重新整理頁面', 'ERROR NOTICE 資料處理發生錯誤'],
    ],
    [
      400,
      { Success: false, Message: [{ Code: 'E1', Message: '甲' }, '乙'] },
      ['ERROR E1 甲', 'ERROR 400 乙', 'ERROR NOTICE 資料處理發生錯誤'],
    ],
    [422, { Success: false, Message: '丙' }, ['ERROR 422 丙', 'ERROR NOTICE 資料處理發生錯誤']],
    [500, { success: false, msg: ['丁'] }, ['ERROR 500 丁', 'ERROR NOTICE 資料處理發生錯誤']],
    [500, undefined, ['ERROR 500 伺服器暫時無回應']],
    [502, null, ['ERROR 502 伺服器暫時無回應']],
    [400, { Success: false, Message: [] }, ['ERROR 400 伺服器暫時無回應']],
  ])('maps %i with %j to the messages of the specification [X1 X2]', (status, body, expected) => {
    expect(textsOf(adminNoticesOf(answer(status), body))).toEqual(expected);
  });

  it('shows a 404 as a warning and everything else as an error [X2]', () => {
    expect(adminNoticesOf(answer(404), {})[0]?.variant).toBe('warning');
    expect(adminNoticesOf(answer(500), {})[0]?.variant).toBe('danger');
  });
});

it('checks an answer of 2xx as storefront calls do [X3]', () => {
  expect(adminNoticesOf(answer(200), { Success: true })).toEqual([]);
  expect(textsOf(adminNoticesOf(answer(200), { Success: false, Message: ['甲'] }))).toEqual([
    '系統提示 NOTICE 甲',
  ]);
});

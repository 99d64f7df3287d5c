import { noticesOf } from './notices.ts';

const answer = (status: number, headers: HeadersInit = {}) =>
  new Response(status === 204 ? null : '', { status, headers });
const textsOf = (notices: ReturnType<typeof noticesOf>) =>
  notices.map(({ title, code, message }) => `${title} ${code} ${message}`);

describe('the result check of an answer of 2xx', () => {
  it('takes Success true, and any file, for success [X3]', () => {
    expect(noticesOf(answer(200), { Success: true })).toEqual([]);
    const file = answer(200, { 'Content-Type': 'application/octet-stream' });
    expect(noticesOf(file, undefined)).toEqual([]);
  });

  it('says what the status was when the body is empty [X3]', () => {
    const empty = new Response('', { status: 200, statusText: 'OK' });
    expect(textsOf(noticesOf(empty, undefined))).toEqual([
      'Error 200 OK Service Error, please try again later.',
    ]);
  });

  it.each([
    [
      { Success: false, Message: ['甲', '乙'], MsgCode: 'M1' },
      ['系統提示 M1 甲', '系統提示 M1 乙'],
    ],
    [{ Success: false, Message: [{ Code: 'E1', Message: '丙' }] }, ['系統提示 E1 丙']],
    [{ success: false, msg: '丁' }, ['系統提示 NOTICE 丁']],
    [{ Success: false }, ['undefined NOTICE 連線發生錯誤']],
  ])(
    'shows for %j each message under 系統提示, or that the connection failed [X3]',
    (body, expected) => {
      expect(textsOf(noticesOf(answer(200), body))).toEqual(expected);
    },
  );
});

import { shopCalls } from './shop-calls.ts';

const CALLS = shopCalls({ shop: 'https://shop.example', site: 'pk_0123456789abcdef' });
const UNREACHABLE = '目前無法連線到商店，請稍後再試。';

const answer = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
const config = () => CALLS.config('').catch((error: unknown) => error);

describe('calls of the embedded cart [M5, X5]', () => {
  it.each([
    ['a page', '<h1>Welcome</h1>', 200],
    ['an error page', '<h1>502</h1>', 502],
    ['an error without a reason', '{}', 500],
    ['nothing', '', 200],
    ['other JSON', '[1,2]', 200],
    ['null', 'null', 200],
    ['missing fields', '{"success":true,"body":{"s":"12345678"}}', 200],
    ['fields of other types', '{"success":true,"body":{"s":1,"shop_name":{}}}', 200],
  ])('report an unreachable shop when it answers %s', async (_what, body, status) => {
    answer(body, status);
    expect(await config()).toMatchObject({ code: 'UNREACHABLE', message: UNREACHABLE, status });
  });

  it('report an unreachable shop when nothing arrives, and when it hangs', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    expect(await config()).toMatchObject({ code: 'UNREACHABLE', status: 0 });
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        (_url, options) =>
          new Promise((_resolve, reject) =>
            options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
          ),
      );
    const hanging = config();
    limit.abort();
    expect(await hanging).toMatchObject({ code: 'UNREACHABLE', status: 0 });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it('pass on the shop’s own message', async () => {
    answer('{"success":false,"msg":[{"Code":"SITE_DISABLED","Message":"已停用"}]}', 403);
    expect(await config()).toMatchObject({ code: 'SITE_DISABLED', message: '已停用' });
  });

  it('name a mistyped key, which the shop need not be asked about [41 W16]', async () => {
    const sent = answer('{}');
    const { config: mistyped } = shopCalls({ shop: 'https://shop.example', site: 'pk_nope' });
    await expect(mistyped('')).rejects.toMatchObject({
      code: 'SITE_UNKNOWN',
      message: '網站代碼「pk_nope」不存在，請確認是否有誤。',
    });
    expect(sent).not.toHaveBeenCalled();
  });

  it('send no cookies, and the site’s key', async () => {
    const sent = answer('{}');
    await config();
    expect(sent).toHaveBeenCalledWith(
      'https://shop.example/api/embed/config?s=&site=pk_0123456789abcdef',
      expect.objectContaining({ credentials: 'omit' }),
    );
  });
});

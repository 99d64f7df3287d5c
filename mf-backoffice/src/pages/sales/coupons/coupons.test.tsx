import type { ShopCoupon, ShopCouponPage } from '@pinpu/shared/contracts';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, rejected, showShop, success } from '../../../testing/shop.tsx';

const couponOf = (fields: Partial<ShopCoupon> = {}): ShopCoupon => ({
  ...{ coupon_code: 'TEA100', kind: 'amount', value: 100, min_amt: 0 },
  ...{ starts_on: '', ends_on: '', max_uses: null, max_uses_per_buyer: null, note: '' },
  ...{ state: 'running', used: 0, discount: 0, version: 'v1' },
  ...{ c_date: AT, changed_by: 'admin:anna', changed_at: AT },
  ...fields,
});
const pageOf = (fields: Partial<ShopCoupon> = {}, orders: ShopCouponPage['orders'] = []) => ({
  coupon: couponOf(fields),
  orders,
});
const ONE = 'GET /api/backoffice/coupons/TEA100';
const LIST = 'GET /api/backoffice/coupons';

describe('the list', () => {
  it('shows each coupon’s discount, end, uses and state', async () => {
    const coupon = couponOf({
      ...{ min_amt: 1000, ends_on: '2026-12-31', max_uses: 50, used: 3, discount: 300 },
      note: '中秋電子報',
    });
    fakeApi({ [LIST]: () => success({ coupons: [coupon], next: '' }) });
    showShop('/el/shop/coupons');
    const list = within(await screen.findByRole('list', { name: '優惠券' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      /TEA100.*進行中.*折 NT\$100，滿 NT\$1,000.*到 2026\/12\/31.*中秋電子報.*3／50 次.*共折 NT\$300/,
    );
    expect(list.getByRole('link')).toHaveAttribute('href', '/el/shop/coupons/TEA100');
  });

  it('requests the state, words and page in the address, and says so when nothing matches', async () => {
    const arrived = fakeApi({
      [LIST]: () => success({ coupons: [], next: '' }),
    });
    showShop('/el/shop/coupons?state=ended&q=tea');
    expect(await screen.findByText('沒有符合的優惠券。')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '已用完' }));
    await screen.findByText('沒有符合的優惠券。');
    const queries = arrived.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(queries).toMatchObject([
      { state: 'ended', q: 'tea' },
      { state: 'used-up', q: 'tea' },
    ]);
  });

  it('members’ own coupons have a tab of their own, with what they cost [W17]', async () => {
    const coupon = couponOf({ coupon_code: 'MINE3479', member: 'mei@pinpu.test', max_uses: 1 });
    const arrived = fakeApi({
      [LIST]: ({ url }) =>
        success(
          new URL(url).searchParams.get('of') === 'members'
            ? { coupons: [coupon], next: '', own: { coupons: 1234, used: 56, discount: 7800 } }
            : { coupons: [], next: '' },
        ),
    });
    showShop('/el/shop/coupons');
    await screen.findByText(/還沒有優惠券/);
    await userEvent.click(screen.getByRole('tab', { name: '生日券' }));
    expect(await screen.findByText('已發出 1234 張，使用 56 次，共折 NT$7,800')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(/MINE3479.*mei@pinpu.test/);
    expect(screen.getByRole('tab', { name: '生日券' })).toHaveAttribute('aria-selected', 'true');
    const kinds = arrived.map(({ url }) => new URL(url).searchParams.get('of'));
    expect(kinds).toEqual(['shop', 'members']);
  });

  it('the list of a shop without coupons links to the form for the first', async () => {
    fakeApi({ [LIST]: () => success({ coupons: [], next: '' }) });
    showShop('/el/shop/coupons');
    expect(await screen.findByText(/還沒有優惠券/)).toBeVisible();
    expect(screen.getByRole('link', { name: '新增優惠券' })).toHaveAttribute(
      'href',
      '/el/shop/coupons/new',
    );
  });
});

describe('a new coupon', () => {
  const add = async () => userEvent.click(screen.getByRole('button', { name: '新增' }));
  const type = async (name: RegExp | string, text: string) =>
    userEvent.type(await screen.findByLabelText(name), text);

  it('is sent normalised, whatever width it is typed in, and then shows its page', async () => {
    const sent: unknown[] = [];
    fakeApi({
      'POST /api/backoffice/coupons': async (request) => {
        sent.push(await request.json());
        return success(pageOf());
      },
      [ONE]: () => success(pageOf()),
    });
    showShop('/el/shop/coupons/new');
    await type('代碼', 'ｔｅａ100');
    await type(/折抵金額（NT\$）/, '１，０００');
    await type('總共可用次數', '5');
    await add();
    expect(await screen.findByText('已新增，可以把代碼交給顧客了。')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TEA100');
    expect(sent).toEqual([
      {
        ...{ coupon_code: 'TEA100', kind: 'amount', value: 1000, min_amt: 0 },
        ...{ starts_on: '', ends_on: '', max_uses: 5, max_uses_per_buyer: null, note: '' },
      },
    ]);
  });

  it('a new coupon with wrong fields is not sent: each says what is wrong, and the first has the focus', async () => {
    const arrived = fakeApi({});
    showShop('/el/shop/coupons/new');
    await type('代碼', '茶');
    await userEvent.selectOptions(screen.getByLabelText('折扣方式'), '打折');
    await type('折扣（%）', '３．７');
    await type('總共可用次數', '一');
    await add();
    expect(screen.getByLabelText('代碼')).toHaveAccessibleDescription(/3 到 40 個/);
    expect(screen.getByLabelText('代碼')).toHaveFocus();
    expect(screen.getByLabelText('折扣（%）')).toHaveAccessibleDescription(/1 到 100/);
    expect(screen.getByLabelText('總共可用次數')).toHaveAccessibleDescription(/1 以上/);
    expect(arrived).toEqual([]);
  });

  it('shows an error at a code that is taken, and keeps the input', async () => {
    const message = '已經有代碼 TEA100 的優惠券，請換一個。';
    fakeApi({
      'POST /api/backoffice/coupons': () =>
        rejected('BAD_COUPON', message, { faults: { coupon_code: message } }),
    });
    showShop('/el/shop/coupons/new');
    await type('代碼', 'TEA100');
    await userEvent.selectOptions(screen.getByLabelText('折扣方式'), '免運費');
    await type('備註', '給老顧客');
    await add();
    const code = await screen.findByLabelText('代碼');
    expect(code).toHaveAccessibleDescription(/已經有代碼 TEA100/);
    expect(screen.getByLabelText('備註')).toHaveValue('給老顧客');
    await type('代碼', 'A');
    expect(code).not.toHaveAccessibleDescription(/已經有代碼/);
  });

  it('has a generated code on request', async () => {
    fakeApi({});
    showShop('/el/shop/coupons/new');
    await userEvent.click(await screen.findByRole('button', { name: '產生代碼' }));
    expect(screen.getByLabelText<HTMLInputElement>('代碼').value).toMatch(/^[A-Z3-9]{8}$/);
  });

  it('shows a percentage as 折', async () => {
    fakeApi({});
    showShop('/el/shop/coupons/new');
    await userEvent.selectOptions(await screen.findByLabelText('折扣方式'), '打折');
    expect(screen.getByText('打 9 折請填 10')).toBeVisible();
    await type('折扣（%）', '15');
    expect(screen.getByText('打 85 折')).toBeVisible();
  });
});

describe('a coupon', () => {
  const save = async () => userEvent.click(screen.getByRole('button', { name: '儲存' }));

  it('is saved with the version that was read', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf()),
      'PUT /api/backoffice/coupons/TEA100': async (request) => {
        sent.push(await request.json());
        return success(pageOf({ min_amt: 500, version: 'v2' }));
      },
    });
    showShop('/el/shop/coupons/TEA100');
    expect(await screen.findByRole('button', { name: '儲存' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/商品滿多少/), '500');
    expect(screen.getByLabelText(/商品滿多少/)).toHaveAccessibleDescription('目前是 空白');
    await save();
    expect(await screen.findByText('已儲存。')).toBeVisible();
    expect(screen.getByLabelText(/商品滿多少/)).toHaveValue('500');
    expect(sent).toMatchObject([{ version: 'v1', kind: 'amount', value: 100, min_amt: 500 }]);
  });

  it('shows concurrent changes: typed fields keep the input, the others have the new values', async () => {
    const now = pageOf({ min_amt: 300, max_uses: 9, version: 'v2' });
    const versions: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf()),
      'PUT /api/backoffice/coupons/TEA100': async (request) => {
        const { version, ...terms } = await request.json();
        versions.push({ version, max_uses: terms.max_uses });
        return version === 'v2'
          ? success(pageOf({ ...terms, version: 'v3' }))
          : rejected('COUPON_CHANGED', '這張優惠券剛才有變更：ben 於 10:00。', { body: now });
      },
    });
    showShop('/el/shop/coupons/TEA100');
    await userEvent.type(await screen.findByLabelText(/商品滿多少/), '500');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('ben');
    expect(screen.getByLabelText(/商品滿多少/)).toHaveValue('500');
    expect(screen.getByLabelText(/商品滿多少/)).toHaveAccessibleDescription('目前是 300');
    expect(screen.getByLabelText('總共可用次數')).toHaveValue('9');
    await save();
    expect(await screen.findByText('已儲存。')).toBeVisible();
    expect(versions).toEqual([
      { version: 'v1', max_uses: null },
      { version: 'v2', max_uses: 9 },
    ]);
  });

  it('a coupon that orders carry has no field for its discount, and links to the orders', async () => {
    const order = { ord_code: 'PP1', ord_date: AT, status: 3, discount: 100 };
    fakeApi({ [ONE]: () => success(pageOf({ used: 1, discount: 100 }, [order])) });
    showShop('/el/shop/coupons/TEA100');
    expect(await screen.findByText(/折扣（折 NT\$100）不能再改/)).toBeVisible();
    expect(screen.queryByLabelText('折扣方式')).toBeNull();
    expect(screen.getByRole('link', { name: 'PP1' })).toHaveAttribute(
      'href',
      '/el/shop/orders/PP1',
    );
  });

  it('a coupon that is used and changed while its discount is typed keeps its discount, and the field is removed', async () => {
    const now = pageOf({ used: 1, min_amt: 300, version: 'v2' });
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf()),
      'PUT /api/backoffice/coupons/TEA100': async (request) => {
        const { version, ...terms } = await request.json();
        sent.push([version, terms.value]);
        return version === 'v2'
          ? success(pageOf({ ...terms, used: 1, version: 'v3' }))
          : rejected('COUPON_CHANGED', '這張優惠券剛才有變更：ben 於 10:00。', { body: now });
      },
    });
    showShop('/el/shop/coupons/TEA100');
    await userEvent.type(await screen.findByLabelText(/折抵金額/), '0');
    await userEvent.type(screen.getByLabelText('備註'), '老顧客');
    await save();
    expect(await screen.findByText(/不能再改；/)).toBeVisible();
    expect(screen.queryByLabelText(/折抵金額/)).toBeNull();
    await save();
    expect(await screen.findByText('已儲存。')).toBeVisible();
    expect(sent).toEqual([
      ['v1', 1000],
      ['v2', 100],
    ]);
  });

  it('is disabled after a confirmation', async () => {
    const arrived = fakeApi({
      [ONE]: () => success(pageOf()),
      'POST /api/backoffice/coupons/TEA100/disable': () =>
        success(pageOf({ state: 'disabled', version: 'v2' })),
    });
    showShop('/el/shop/coupons/TEA100');
    await userEvent.click(await screen.findByRole('button', { name: '停用' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '停用優惠券' }));
    expect(arrived).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: '停用' }));
    expect(await screen.findByRole('button', { name: '恢復使用' })).toBeVisible();
  });

  it('a coupon that does not exist says so', async () => {
    const msg = [{ Code: 'COUPON_NOT_FOUND', Message: '找不到優惠券 TEA100。' }];
    fakeApi({ [ONE]: () => Response.json({ success: false, msg }, { status: 404 }) });
    showShop('/el/shop/coupons/TEA100');
    expect(await screen.findByText('找不到優惠券 TEA100。')).toBeVisible();
  });
});

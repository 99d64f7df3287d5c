import { appStore, cartAtom, noticesAtom, orderInfoAtom } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { rejectionOf } from '@pinpu/shared/testing/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emailCodeAtom } from '../../state/email-code.ts';
import { chosenPayWayAtom } from '../../state/pay-way.ts';
import { INFO, line, PAY_WAYS, REDIRECT } from '../../testing/fixtures.ts';
import { catchSubmits, freshState, offerPayWays } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const DONE = { success: true };

interface Answers {
  code?: () => FakeAnswer;
  proof?: () => FakeAnswer;
}

/** A cart paid on delivery, before the checkout, at a shop that first requires a proof of the e-mail. */
function standBeforeCheckout({ code = () => DONE, proof = () => DONE }: Answers = {}) {
  appStore.set(cartAtom, [line({ qty: 2 })]);
  appStore.set(orderInfoAtom, INFO);
  offerPayWays(PAY_WAYS);
  appStore.set(chosenPayWayAtom, 1);
  const proved = new Set<string>();
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
    'POST /api/cart/checkout': async (request) => {
      const { cus_email } = await request.json();
      return proved.has(cus_email) ? REDIRECT : rejectionOf(409, 'PROVE_EMAIL', '請先確認電子郵件');
    },
    'POST /api/cart/email/code': code,
    'POST /api/cart/email/proof': async (request) => {
      const answer = proof();
      if (answer === DONE) proved.add((await request.json()).email);
      return answer;
    },
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  return (path: string) => arrived.filter(({ url }) => url.includes(`/cart/${path}`));
}

const press = (name: string | RegExp, user: Pick<typeof userEvent, 'click'> = userEvent) =>
  user.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: '確認電子郵件' });
const field = () => screen.findByLabelText('驗證碼');

async function checkOut(user?: Pick<typeof userEvent, 'click'>) {
  await press('前往結帳', user);
  await press('送出訂單', user);
  await dialog();
}

beforeEach(() => {
  freshState();
  appStore.set(emailCodeAtom, null);
});

describe('the proof of an e-mail at checkout [finding H4]', () => {
  it('mails a code, and with it places the same order [B4] [C9]', async () => {
    const submits = catchSubmits();
    const sent = standBeforeCheckout();
    await checkOut();
    expect(await screen.findByText('驗證碼已寄出')).toBeVisible();
    expect(await sent('email/code')[0]?.json()).toEqual({ email: INFO.cus_email });
    expect(appStore.get(cartAtom)).toHaveLength(1);
    expect(appStore.get(noticesAtom)).toEqual([]);
    await userEvent.type(await field(), '123 456');
    await press('確認並送出訂單');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(await sent('email/proof')[0]?.json()).toEqual({
      email: INFO.cus_email,
      otp: '123456',
    });
    const [first, second] = sent('checkout');
    expect(await second?.json()).toEqual(await first?.json());
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(appStore.get(cartAtom)).toEqual([]);
  });

  it('has a focused code field that phones autofill', async () => {
    standBeforeCheckout();
    await checkOut();
    const input = await field();
    expect(input).toHaveFocus();
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAccessibleDescription(/30 分鐘/);
  });

  it('shows a wrong code beside the field, and keeps cart, form and input', async () => {
    const sent = standBeforeCheckout({
      proof: () => rejectionOf(400, 'OTP_INVALID', '驗證碼錯誤'),
    });
    await checkOut();
    await userEvent.type(await field(), '１２３４５６{Enter}');
    expect(await screen.findByText('驗證碼錯誤')).toBeVisible();
    expect(await field()).toHaveValue('１２３４５６');
    expect(await sent('email/proof')[0]?.json()).toMatchObject({ otp: '123456' });
    expect(sent('checkout')).toHaveLength(1);
    await press('關閉');
    expect(appStore.get(cartAtom)).toHaveLength(1);
    expect(appStore.get(orderInfoAtom)).toEqual(INFO);
  });

  it('says that a code could not be sent or checked, and lets the shopper try again', async () => {
    const code = jest.fn<FakeAnswer, []>(() => rejectionOf(429, 'TOO_MANY_CODES', '索取次數過多'));
    standBeforeCheckout({ code, proof: () => new Response('', { status: 503 }) });
    await checkOut();
    expect(await screen.findByText('索取次數過多')).toBeVisible();
    code.mockReturnValue(DONE);
    await press('再次寄送');
    expect(await screen.findByText('驗證碼已寄出')).toBeVisible();
    await userEvent.type(await field(), '123456{Enter}');
    expect(await screen.findByText('目前無法確認驗證碼，請稍後再試。')).toBeVisible();
  });

  it('sends no second code within a minute: after a reload the first one still counts', async () => {
    const user = stopTime();
    appStore.set(emailCodeAtom, { email: INFO.cus_email, asked_at: Date.now() - 20_000 });
    const sent = standBeforeCheckout();
    await checkOut(user);
    expect(await screen.findByText('驗證碼已寄出')).toBeVisible();
    expect(screen.getByRole('button', { name: /^\d+ 秒後可再次寄送$/ })).toBeDisabled();
    await passTime(60_000);
    expect(sent('email/code')).toEqual([]);
  });

  it('sends another code after a minute when asked to', async () => {
    appStore.set(emailCodeAtom, { email: INFO.cus_email, asked_at: Date.now() - 90_000 });
    const sent = standBeforeCheckout();
    await checkOut();
    await press('再次寄送');
    expect(await screen.findByRole('button', { name: /秒後可再次寄送/ })).toBeDisabled();
    expect(sent('email/code')).toHaveLength(1);
  });

  it('goes on with another e-mail, which becomes the order’s', async () => {
    const submits = catchSubmits();
    const sent = standBeforeCheckout();
    await checkOut();
    await press('更換電子郵件');
    const email = screen.getByLabelText('電子郵件');
    expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.type(email, 'nobody{Enter}');
    expect(email).toBeInvalid();
    await userEvent.clear(email);
    await userEvent.type(email, 'Other@pinpu.test{Enter}');
    await userEvent.type(await field(), '123456{Enter}');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(await sent('email/code')[1]?.json()).toEqual({ email: 'other@pinpu.test' });
    expect(await sent('checkout')[1]?.json()).toMatchObject({ cus_email: 'other@pinpu.test' });
    expect(appStore.get(orderInfoAtom).cus_email).toBe('other@pinpu.test');
  });
});

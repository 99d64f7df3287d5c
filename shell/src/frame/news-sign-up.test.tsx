import { type FakeAnswer, fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsSignUp } from './NewsSignUp.tsx';

async function signUp(answer: FakeAnswer, email = 'guest@pinpu.test') {
  const arrived = fakeApi({ 'POST /api/newsletter': () => answer });
  renderAt('/', '/', <NewsSignUp />);
  await userEvent.type(screen.getByLabelText('訂閱電子報'), email);
  await userEvent.click(screen.getByRole('button', { name: '訂閱' }));
  return arrived;
}

it.each([
  ['asked', '還差一步：請到信箱確認'],
  ['confirmed', '訂閱完成'],
])('signs an e-mail up, and says what follows: %s [W20]', async (state, message) => {
  const arrived = await signUp({ success: true, body: { state } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(await arrived[0]?.json()).toEqual({ email: 'guest@pinpu.test' });
});

it('says why it was rejected, and keeps what was typed [W20]', async () => {
  const Message = '今天寄到這個信箱的確認信已達上限，請明天再試一次。';
  const body = { success: false, msg: [{ Code: 'TOO_MANY_CONFIRMATIONS', Message }] };
  await signUp(new Response(JSON.stringify(body), { status: 429 }));
  expect(await screen.findByText(Message)).toBeVisible();
  expect(screen.getByLabelText('訂閱電子報')).toHaveValue('guest@pinpu.test');
});

it('sends nothing that is no e-mail [W20]', async () => {
  const arrived = await signUp({ success: true }, 'guest');
  expect(screen.getByLabelText('訂閱電子報')).toBeInvalid();
  expect(arrived).toEqual([]);
});

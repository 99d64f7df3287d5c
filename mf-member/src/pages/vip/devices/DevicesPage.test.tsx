import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showVip } from '../../../testing/vip.tsx';

const LIST = 'GET /api/vip/sessions';
const session = (id: string, browser: string, current = false) => ({
  ...{ id, browser, current },
  ...{ c_date: '2026-11-20T16:30:00.000Z', expires_at: '2026-12-20T16:30:00.000Z' },
});
const SESSIONS = [
  session('a', 'Safari・iPhone', true),
  session('b', 'Chrome・Windows'),
  session('c', ''),
];

beforeEach(() => {
  appStore.set(userTokenAtom, 't1');
});

it('lists the browsers, and signs one of the others out', async () => {
  let sessions = SESSIONS;
  fakeApi({
    [LIST]: () => ({ success: true, body: { sessions } }),
    'DELETE /api/vip/sessions/b': () => {
      sessions = SESSIONS.filter(({ id }) => id !== 'b');
      return { success: true };
    },
  });
  showVip('/vip/devices');
  const [own, ...others] = await screen.findAllByRole('listitem');
  expect(own).toHaveTextContent('Safari・iPhone2026/11/21 00:30 登入這個瀏覽器');
  expect(within(own as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(others[1]).toHaveTextContent('其他裝置');
  await userEvent.click(screen.getByRole('button', { name: /^登出 Chrome・Windows/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

it('asks before it signs all others out', async () => {
  const arrived = fakeApi({
    [LIST]: () => ({ success: true, body: { sessions: SESSIONS } }),
    'DELETE /api/vip/sessions': () => ({ success: true }),
  });
  showVip('/vip/devices');
  await userEvent.click(await screen.findByRole('button', { name: '登出其他所有裝置' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(arrived.map(({ method }) => method)).toEqual(['GET']);
  await userEvent.click(dialog.getByRole('button', { name: '登出' }));
  await waitFor(() =>
    expect(arrived.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']),
  );
});

import { Link } from '@pinpu/shared/router';
import {
  appStore,
  memberAtom,
  memberLoadingAtom,
  retryMemberAtom,
  sessionEndedAtom,
  userTokenAtom,
} from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMember } from './use-member.ts';

const user = userOf({ status: 1 });

const PROFILE = 'POST /api/vip/profile';
const profile = () => ({ success: true, body: { token: 't1', session: '', user } });

function AnyPage() {
  useMember();
  return <Link to="/next">下一頁</Link>;
}

const network = (state: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(state)));
afterEach(() => network('online'));

/** Opens a page whose call for the member fails; returns the calls. */
async function openWithoutAnswer() {
  const arrived = fakeApi({});
  appStore.set(userTokenAtom, 't1');
  renderAt('/', '/*', <AnyPage />);
  await waitFor(() => expect(appStore.get(memberLoadingAtom)).toBe('failed'));
  return arrived;
}

it('loads the member after a reload, on any page [P9]', async () => {
  const arrived = fakeApi({ [PROFILE]: profile });
  appStore.set(userTokenAtom, 't1');
  renderAt('/', '/', <AnyPage />);
  await waitFor(() => expect(appStore.get(memberAtom)).toEqual(user));
  expect(arrived[0]?.headers.get('Authorization')).toBe('Bearer t1');
  expect(await arrived[0]?.json()).toEqual({ orders: false });
});

it('signs out when the token has expired [S2]', async () => {
  fakeApi({
    [PROFILE]: () =>
      Response.json(
        { success: false, msg: '您尚未登入或登入已逾時，請重新登入。' },
        { status: 401 },
      ),
  });
  appStore.set(userTokenAtom, 't2');
  renderAt('/', '/', <AnyPage />);
  await waitFor(() => expect(appStore.get(userTokenAtom)).toBe(''));
  expect(appStore.get(sessionEndedAtom)).toBe(true);
});

it('reports a failure, and loads the member again when a page retries', async () => {
  stopTime();
  const failed = await openWithoutAnswer();
  await passTime(60_000);
  expect(failed).toHaveLength(1);
  const arrived = fakeApi({ [PROFILE]: profile });
  act(() => appStore.set(retryMemberAtom));
  await waitFor(() => expect(appStore.get(memberAtom)).toEqual(user));
  expect(arrived).toHaveLength(1);
});

it('loads the member again on the next page after a failure', async () => {
  await openWithoutAnswer();
  const arrived = fakeApi({ [PROFILE]: profile });
  await userEvent.click(screen.getByRole('link', { name: '下一頁' }));
  await waitFor(() => expect(appStore.get(memberAtom)).toEqual(user));
  expect(arrived).toHaveLength(1);
});

it('sends one request while the shopper goes on to the next page', async () => {
  let answer = (_body: object) => {};
  const arrived = fakeApi({
    [PROFILE]: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  appStore.set(userTokenAtom, 't1');
  renderAt('/', '/*', <AnyPage />);
  await waitFor(() => expect(arrived).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: '下一頁' }));
  answer(profile());
  await waitFor(() => expect(appStore.get(memberAtom)).toEqual(user));
  expect(arrived).toHaveLength(1);
});

it('waits without a network, and loads the member once there is one [X5]', async () => {
  network('offline');
  const failed = fakeApi({});
  appStore.set(userTokenAtom, 't1');
  renderAt('/', '/', <AnyPage />);
  await waitFor(() => expect(failed).toHaveLength(1));
  fakeApi({ [PROFILE]: profile });
  network('online');
  await waitFor(() => expect(appStore.get(memberAtom)).toEqual(user));
});

it('sends no request for a guest', async () => {
  stopTime();
  const arrived = fakeApi({});
  renderAt('/', '/', <AnyPage />);
  await passTime(60_000);
  expect(arrived).toEqual([]);
});

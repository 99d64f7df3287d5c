import { appStore, memberAtom, sessionEndedAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { waitFor } from '@testing-library/react';
import { useMember } from './use-member.ts';

const user = userOf({ status: 1 });

function AnyPage() {
  useMember();
  return null;
}

it('loads the member after a reload, on any page [P9]', async () => {
  const arrived = fakeApi({
    'POST /api/vip/profile': () => ({ success: true, body: { token: 't1', session: '', user } }),
  });
  appStore.set(userTokenAtom, 't1');
  renderAt('/', '/', <AnyPage />);
  await waitFor(() => expect(appStore.get(memberAtom)).toEqual(user));
  expect(arrived[0]?.headers.get('Authorization')).toBe('Bearer t1');
  expect(await arrived[0]?.json()).toEqual({ orders: false });
});

it('signs out when the token has expired [S2]', async () => {
  fakeApi({
    'POST /api/vip/profile': () =>
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

it('sends no request for a guest', async () => {
  stopTime();
  const arrived = fakeApi({});
  renderAt('/', '/', <AnyPage />);
  await passTime(60_000);
  expect(arrived).toEqual([]);
});

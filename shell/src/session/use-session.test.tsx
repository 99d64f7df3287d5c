import { appStore, sessionIdAtom, signInAtom, signOutAtom } from '@pinpu/shared/state';
import { configOf, fakeApi, passTime, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { useSession } from './use-session.ts';

function AnyPage() {
  useSession();
  return null;
}

it('a sign-out requests a new session id, without sending the old one (M16)', async () => {
  const arrived = fakeApi({
    'GET /api/config/public': () => ({ success: true, body: configOf({ s: 'session-2' }) }),
  });
  appStore.set(sessionIdAtom, 'session-1');
  appStore.set(signInAtom, { token: 't1', user: userOf() });
  renderAt('/', '/', <AnyPage />);
  act(() => appStore.set(signOutAtom));
  await waitFor(() => expect(appStore.get(sessionIdAtom)).toBe('session-2'));
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.url).not.toContain('session-1');
});

it('no session id is requested while the visitor stays the same', async () => {
  stopTime();
  const arrived = fakeApi({});
  renderAt('/', '/', <AnyPage />);
  await passTime(60_000);
  expect(arrived).toEqual([]);
});

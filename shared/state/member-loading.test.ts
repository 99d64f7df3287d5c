import { userOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';
import { failMemberAtom, memberLoadingAtom, retryMemberAtom } from './member-loading.ts';
import { setMemberAtom, userTokenAtom } from './session.ts';

const user = userOf();

function signedIn(token: string) {
  const store = createStore();
  store.set(userTokenAtom, token);
  return store;
}

it('a guest has no member to load', () => {
  const store = signedIn('');
  store.set(failMemberAtom, '');
  expect(store.get(memberLoadingAtom)).toBe('guest');
});

it('a member is loading until loaded', () => {
  const store = signedIn('one');
  expect(store.get(memberLoadingAtom)).toBe('loading');
  store.set(setMemberAtom, { token: 'one', user });
  expect(store.get(memberLoadingAtom)).toBe('loaded');
});

it('a member that could not be loaded is loading again after a retry', () => {
  const store = signedIn('one');
  store.set(failMemberAtom, 'one');
  expect(store.get(memberLoadingAtom)).toBe('failed');
  store.set(retryMemberAtom);
  expect(store.get(memberLoadingAtom)).toBe('loading');
});

it('a member that another call has loaded is loaded, whatever failed before', () => {
  const store = signedIn('one');
  store.set(failMemberAtom, 'one');
  store.set(setMemberAtom, { token: 'one', user });
  expect(store.get(memberLoadingAtom)).toBe('loaded');
});

it('the failure for another token is not this one’s', () => {
  const store = signedIn('two');
  store.set(failMemberAtom, 'one');
  expect(store.get(memberLoadingAtom)).toBe('loading');
});

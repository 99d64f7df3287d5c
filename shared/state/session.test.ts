import type { User } from '@pinpu/shared/contracts';
import { createStore } from 'jotai';
import {
  endSessionAtom,
  memberAtom,
  sessionEndedAtom,
  setMemberAtom,
  signInAtom,
  signOutAtom,
  userTokenAtom,
} from './session.ts';

const user: User = {
  cus_id: 'C1',
  cus_name: '王小姐',
  acc_email: 'member@pinpu.test',
  phone: '',
  mobile: '0912345678',
  addr1: '臺北市中正區重慶南路一段 122 號',
  addr1_postcode: '100',
  birth_day: '',
  status: 0,
};

it('forgets the member when another tab signs out', () => {
  const store = createStore();
  store.set(signInAtom, { token: 'one', user });
  expect(store.get(memberAtom)).toEqual(user);
  store.set(userTokenAtom, '');
  expect(store.get(memberAtom)).toBeUndefined();
});

it('sets a member only for the token of its request', () => {
  const store = createStore();
  store.set(userTokenAtom, 'two');
  store.set(setMemberAtom, { token: 'one', user });
  expect(store.get(memberAtom)).toBeUndefined();
  store.set(setMemberAtom, { token: 'two', user });
  expect(store.get(memberAtom)).toEqual(user);
});

it('ends the session whose token was rejected, and reports it until the next sign-in', () => {
  const store = createStore();
  store.set(signInAtom, { token: 'one', user });
  store.set(endSessionAtom, 'one');
  expect(store.get(userTokenAtom)).toBe('');
  expect(store.get(sessionEndedAtom)).toBe(true);
  store.set(signInAtom, { token: 'two', user });
  expect(store.get(sessionEndedAtom)).toBe(false);
});

it('keeps the session when an older token is rejected', () => {
  const store = createStore();
  store.set(signInAtom, { token: 'two', user });
  store.set(endSessionAtom, 'one');
  expect(store.get(userTokenAtom)).toBe('two');
  store.set(signOutAtom);
  expect(store.get(sessionEndedAtom)).toBe(false);
});

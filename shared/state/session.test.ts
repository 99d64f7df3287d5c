import type { User } from '@pinpu/shared/contracts';
import { configOf, lineOf, userOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';
import { addToCartAtom, cartAtom } from './cart.ts';
import { applyPublicConfigAtom } from './config.ts';
import { orderInfoAtom } from './order-info.ts';
import { persistedAtom } from './persisted.ts';
import {
  accountEmailAtom,
  endSessionAtom,
  memberAtom,
  sessionEndedAtom,
  sessionIdAtom,
  sessionReplacedAtom,
  setMemberAtom,
  signInAtom,
  signOutAtom,
  userTokenAtom,
} from './session.ts';
import { sessionAtom } from './session-atom.ts';

const user = userOf();

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

describe('data of a person in a browser', () => {
  const lastOrderAtom = persistedAtom('lastOrder', { guid: '' });
  const emailAtom = sessionAtom('');
  const other: User = { ...user, cus_id: 'C2', acc_email: 'other@pinpu.test' };

  /** A shop after a visit by a member or a guest, who has filled the cart, contacts and more. */
  function visited(session?: { token: string; user: User }) {
    const store = createStore();
    store.set(sessionIdAtom, 'session-1');
    if (session) store.set(signInAtom, session);
    store.set(addToCartAtom, { line: lineOf(), qty: 1 });
    store.set(orderInfoAtom, { ...store.get(orderInfoAtom), cus_name: '王小姐', addr1: '某處' });
    store.set(lastOrderAtom, { guid: 'guid-1' });
    store.set(emailAtom, 'member@pinpu.test');
    localStorage.setItem('keyOfAnUnloadedRemote', '"王小姐"');
    sessionStorage.setItem('payWay', '9');
    return store;
  }

  function expectNothing(store: ReturnType<typeof visited>) {
    expect(store.get(cartAtom)).toEqual([]);
    expect(store.get(orderInfoAtom)).toMatchObject({ cus_name: '', addr1: '' });
    expect(store.get(lastOrderAtom)).toEqual({ guid: '' });
    expect(store.get(emailAtom)).toBe('');
    // A form that the shop accepts (`isIssuedForm`); otherwise the next page would get another id and delete local
    // data.
    expect(store.get(sessionIdAtom)).toMatch(/^[\da-f]{32}$/);
    expect(store.get(sessionIdAtom)).not.toBe('session-1');
    expect(store.get(sessionReplacedAtom)).toBe(true);
    expect(JSON.stringify(localStorage)).not.toContain('王小姐');
    expect(sessionStorage).toHaveLength(0);
  }

  it('is deleted on sign-out, but for the last e-mail and the link they came by (M16) [S2]', () => {
    localStorage.setItem('promoCode', '"FRIEND"');
    const store = visited({ token: 'one', user });
    store.set(signOutAtom);
    expectNothing(store);
    expect(store.get(userTokenAtom)).toBe('');
    expect(store.get(accountEmailAtom)).toBe('member@pinpu.test');
    expect(localStorage.getItem('promoCode')).toBe('"FRIEND"');
  });

  it('is deleted when another member signs in, after a session that ended, too (M16)', () => {
    for (const endsFirst of [false, true]) {
      const store = visited({ token: 'one', user });
      if (endsFirst) store.set(endSessionAtom, 'one');
      store.set(signInAtom, { token: 'two', user: other });
      expectNothing(store);
      expect(store.get(memberAtom)).toEqual(other);
    }
  });

  it('is deleted when another member signs in over a token of an unknown member (M16)', () => {
    const store = visited();
    store.set(userTokenAtom, 'one');
    store.set(signInAtom, { token: 'two', user: other });
    expectNothing(store);
  });

  it('is deleted on sign-out by a member who was loaded after a reload (M16)', () => {
    const store = visited();
    store.set(userTokenAtom, 'one');
    store.set(setMemberAtom, { token: 'one', user });
    store.set(endSessionAtom, 'one');
    store.set(signInAtom, { token: 'two', user: other });
    expectNothing(store);
  });

  it.each([
    ['a guest signs in', visited, { token: 'one', user }],
    [
      'the same member signs in again',
      () => {
        const store = visited({ token: 'one', user });
        store.set(endSessionAtom, 'one');
        return store;
      },
      { token: 'two', user },
    ],
  ])('stays when %s', (_case, start, session) => {
    const store = start();
    store.set(signInAtom, session);
    expect(store.get(cartAtom)).toHaveLength(1);
    expect(store.get(orderInfoAtom)).toMatchObject({ cus_name: '王小姐' });
    expect(store.get(lastOrderAtom)).toEqual({ guid: 'guid-1' });
    expect(store.get(sessionIdAtom)).toBe('session-1');
  });

  it('stays when a guest’s sign-in link fails', () => {
    const store = visited();
    store.set(signOutAtom);
    expect(store.get(cartAtom)).toHaveLength(1);
    expect(store.get(sessionIdAtom)).toBe('session-1');
  });

  it('is not accessible with the session id that the shop issues afterwards (M16)', () => {
    const store = visited({ token: 'one', user });
    store.set(signOutAtom);
    store.set(applyPublicConfigAtom, configOf({ s: 'session-2' }));
    expect(store.get(sessionIdAtom)).toBe('session-2');
    expect(store.get(sessionReplacedAtom)).toBe(false);
  });
});

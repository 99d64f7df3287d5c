import { userOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';

const makeKey = () =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(7), 'HKDF', false, ['deriveKey']);
/** Resolves when the browser's key is available. */
let keyComes: Promise<void> = Promise.resolve();
jest.mock('./stored/browser-key.ts', () => ({ browserKey: () => keyComes.then(makeKey) }));

/** The state of a newly loaded page. */
async function openPage() {
  jest.resetModules();
  return import('./index.ts');
}

/** A browser after a member has signed in with contacts; what is stored is encrypted. */
async function filledBrowser() {
  const { orderInfoAtom, unlockStoredAtom, userTokenAtom } = await openPage();
  const store = createStore();
  await store.set(unlockStoredAtom, 'salt');
  store.set(userTokenAtom, 'token-1');
  store.set(orderInfoAtom, (info) => ({ ...info, cus_name: '林小鋪' }));
  const isEncrypted = (key: string) => localStorage.getItem(key)?.startsWith('aes-gcm:');
  while (!['ut', 'orderInfo'].every(isEncrypted))
    await new Promise((resolve) => setTimeout(resolve, 1));
}

beforeEach(() => {
  keyComes = Promise.resolve();
});

it('a secret is available to every atom once it is unlocked, with or without subscribers [S3, S4]', async () => {
  await filledBrowser();
  const { orderInfoAtom, unlockStoredAtom, userTokenAtom } = await openPage();
  const store = createStore();
  const seen: string[] = [];
  store.sub(orderInfoAtom, () => seen.push(store.get(orderInfoAtom).cus_name));
  expect(store.get(userTokenAtom)).toBe('');
  await store.set(unlockStoredAtom, 'salt');
  expect(store.get(userTokenAtom)).toBe('token-1');
  expect(seen).toEqual(['林小鋪']);
});

it('a secret is available as soon as a late key arrives [S3, S4]', async () => {
  await filledBrowser();
  const { promise, resolve: bringKey } = Promise.withResolvers<void>();
  keyComes = promise;
  const { unlockStoredAtom, userTokenAtom } = await openPage();
  const store = createStore();
  jest.useFakeTimers();
  const unlocked = store.set(unlockStoredAtom, 'salt');
  await jest.advanceTimersByTimeAsync(2000);
  await unlocked;
  jest.useRealTimers();
  expect(store.get(userTokenAtom)).toBe('');
  const isSignedIn = new Promise<void>((resolve) => store.sub(userTokenAtom, resolve));
  bringKey();
  await isSignedIn;
  expect(store.get(userTokenAtom)).toBe('token-1');
});

it('a secret does not replace what was written meanwhile, and stores nothing that was not there [S3, S4]', async () => {
  await filledBrowser();
  const { accountEmailAtom, unlockStoredAtom, userTokenAtom } = await openPage();
  const store = createStore();
  const unlocked = store.set(unlockStoredAtom, 'salt');
  store.set(userTokenAtom, 'token-2');
  await unlocked;
  expect(store.get(userTokenAtom)).toBe('token-2');
  expect(store.get(accountEmailAtom)).toBe('');
  expect(localStorage.getItem('acc')).toBeNull();
});

it('leaves no key where a value is empty again, so that no page takes a guest for a member [S3]', async () => {
  await filledBrowser();
  const { unlockStoredAtom, userTokenAtom } = await openPage();
  const store = createStore();
  await store.set(unlockStoredAtom, 'salt');
  store.set(userTokenAtom, '');
  expect(localStorage.getItem('ut')).toBeNull();
});

it('prevents a sign-in over data that this page can’t read (M16) [S3] [defect 2]', async () => {
  await filledBrowser();
  const { signInAtom } = await openPage();
  createStore().set(signInAtom, { token: 'token-2', user: userOf({ cus_id: 'C2' }) });
  expect(localStorage.getItem('orderInfo')).toBeNull();
});

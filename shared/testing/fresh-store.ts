import { appStore, createStore } from '@pinpu/shared/state';

/**
 * Gives every test a new store behind `appStore`, empty storage and no state of its address: nothing a test sets is there in the next one.
 * `appStore` itself stays, since the code under test holds it.
 */
export function renewStore() {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  // As after another tab has cleared it: nothing is left in memory either.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const { get, set, sub } = createStore();
  Object.assign(appStore, { get, set, sub });
}

beforeEach(renewStore);

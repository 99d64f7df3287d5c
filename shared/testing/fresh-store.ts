import { appStore, createStore } from '@pinpu/shared/state';

/**
 * Gives every test a new store behind `appStore`, empty storage and no state of the address, so that tests do not
 * affect each other. `appStore` itself stays the same object, since the code under test refers to it.
 */
export function renewStore() {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  // The event of another tab that has cleared the storage, so that memory is cleared as well.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const { get, set, sub } = createStore();
  Object.assign(appStore, { get, set, sub });
}

beforeEach(renewStore);

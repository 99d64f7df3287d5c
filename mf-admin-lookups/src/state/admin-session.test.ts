import { adminTokenAtom, createStore } from '@pinpu/shared/state';
import { endAdminSessionAtom } from './admin-session.ts';

it('begins signed out, and ends only the session whose token was rejected [X1, A5]', () => {
  const store = createStore();
  expect(store.get(adminTokenAtom)).toBe('');
  store.set(adminTokenAtom, 'jwt-2');
  store.set(endAdminSessionAtom, 'jwt-1');
  expect(store.get(adminTokenAtom)).toBe('jwt-2');
  store.set(endAdminSessionAtom, 'jwt-2');
  expect(store.get(adminTokenAtom)).toBe('');
});

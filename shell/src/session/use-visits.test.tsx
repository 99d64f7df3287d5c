import { appStore, StateProvider, visitAtom } from '@pinpu/shared/state';
import '@pinpu/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { useVisits } from './use-visits.ts';

it('counts the return to a page that stayed open as a visit, and hiding it as none [S2]', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
  renderHook(useVisits, { wrapper: StateProvider });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(appStore.get(visitAtom)).toBe(0);
  hidden.mockReturnValue(false);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(appStore.get(visitAtom)).toBe(1_790_000_000_000);
});

import { act, renderHook } from '@testing-library/react';
import { keepPageAtom, useKeepPage } from './keep-page.ts';
import { appStore, StateProvider } from './store.tsx';

const keep = (reason: string | undefined) =>
  renderHook(({ why }) => useKeepPage(why), {
    wrapper: StateProvider,
    initialProps: { why: reason },
  });

it('keeps the page as long as one of several components asks for it [M3]', () => {
  const form = keep('order form');
  const payment = keep(undefined);
  expect(appStore.get(keepPageAtom)).toBe(true);
  act(() => payment.rerender({ why: 'payment' }));
  form.unmount();
  expect(appStore.get(keepPageAtom)).toBe(true);
  act(() => payment.rerender({ why: undefined }));
  expect(appStore.get(keepPageAtom)).toBe(false);
});

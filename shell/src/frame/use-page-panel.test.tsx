import { MemoryRouter, useNavigate } from '@pinpu/shared/router';
import { act, renderHook } from '@testing-library/react';
import { usePagePanel } from './use-page-panel.ts';

const show = () =>
  renderHook(() => ({ ...usePagePanel(), navigate: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/products']}>{children}</MemoryRouter>
    ),
  });

afterEach(() => window.history.replaceState(null, '', '/'));

it('navigating to another page closes it', () => {
  const { result } = show();
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  act(() => void result.current.navigate('/cart'));
  expect(result.current.isOpen).toBe(false);
});

it('a navigation that began before it was opened leaves it open; the next one closes it', () => {
  const { result } = show();
  window.history.replaceState(null, '', '/cart');
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  act(() => void result.current.navigate('/cart'));
  expect(result.current.isOpen).toBe(true);
  act(() => void result.current.navigate('/order'));
  expect(result.current.isOpen).toBe(false);
});

it('a redirect leaves it open', () => {
  const { result } = show();
  act(() => result.current.open());
  act(() => void result.current.navigate('/cart', { replace: true }));
  expect(result.current.isOpen).toBe(true);
  act(() => void result.current.navigate('/order'));
  expect(result.current.isOpen).toBe(false);
});

import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced.ts';

it('a value is returned once it has not changed for the delay, and none of those typed before', () => {
  jest.useFakeTimers();
  const seen = new Set<string>();
  const { rerender } = renderHook(({ text }) => seen.add(useDebounced(text, 300)), {
    initialProps: { text: '' },
  });
  const type = (text: string, ms: number) => {
    rerender({ text });
    act(() => jest.advanceTimersByTime(ms));
  };
  type('茶', 299);
  type('茶具', 299);
  expect([...seen]).toEqual(['']);
  type('茶具組', 300);
  expect([...seen]).toEqual(['', '茶具組']);
});

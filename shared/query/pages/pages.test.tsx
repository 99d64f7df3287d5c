import { ApiFailure } from '@pinpu/shared/api/failure';
import { QueryProvider, queryClient } from '@pinpu/shared/query';
import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useCursorPages } from './index.ts';

const list = ['a', 'b', 'c'];
beforeEach(() => queryClient.clear());
afterEach(() => onlineManager.setOnline(true));

/** A list of three pages; those in `failing` fail at their first request. */
function open(failing: string[] = []) {
  const requests: string[] = [];
  const fetchPage = async (cursor: string) => {
    requests.push(cursor);
    if (!onlineManager.isOnline()) throw new ApiFailure([], 0);
    const at = failing.indexOf(cursor);
    if (at >= 0) {
      failing.splice(at, 1);
      throw new Error('busy');
    }
    const place = list.indexOf(cursor) + 1;
    return { items: [place], next: list[place] ?? '' };
  };
  const { result } = renderHook(
    () =>
      useCursorPages((cursor) => ({
        queryKey: ['list', cursor],
        queryFn: () => fetchPage(cursor),
        ...(failing.length > 0 && { retry: false }),
        meta: { quiet: true },
      })),
    { wrapper: QueryProvider },
  );
  return { result, requests };
}
const itemsOf = ({ pages }: { pages: { items: number[] }[] }) =>
  pages.flatMap(({ items }) => items);

it('loads the page after the last, once however often it is asked for', async () => {
  const { result, requests } = open();
  expect(result.current).toMatchObject({ pages: [], waiting: true, hasMore: false });
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  const { showMore } = result.current;
  act(() => {
    showMore();
    showMore();
  });
  expect(result.current).toMatchObject({ count: 2, waiting: true });
  await waitFor(() => expect(itemsOf(result.current)).toEqual([0, 1]));
  expect(requests).toEqual(['', 'a']);
});

it('a list has no further page after the last one', async () => {
  const { result, requests } = open();
  for (const count of [1, 2, 3, 4]) {
    await waitFor(() => expect(result.current.pages).toHaveLength(count));
    act(() => result.current.showMore());
  }
  expect(result.current).toMatchObject({ count: 4, waiting: false, hasMore: false });
  expect(requests).toEqual(['', 'a', 'b', 'c']);
});

it('keeps the loaded pages where one fails, and a retry requests that one', async () => {
  const { result, requests } = open(['a']);
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.showMore());
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current).toMatchObject({ waiting: false, hasMore: false });
  expect(itemsOf(result.current)).toEqual([0]);
  act(() => result.current.retry());
  await waitFor(() => expect(itemsOf(result.current)).toEqual([0, 1]));
  expect(result.current.failed).toBe(false);
  expect(requests).toEqual(['', 'a', 'a']);
});

it('waits while there is no network, and goes on when it is back [X5]', async () => {
  onlineManager.setOnline(false);
  const { result, requests } = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests).toEqual(['']);
  expect(result.current).toMatchObject({ pages: [], waiting: true, failed: false });
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(itemsOf(result.current)).toEqual([0]));
});

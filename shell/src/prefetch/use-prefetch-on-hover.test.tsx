import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { usePrefetchOnHover } from './use-prefetch-on-hover.ts';

const prefetch = jest.fn(async () => undefined);
const remotes = testRemotes(undefined, { loadPage: async () => ({ Page: () => null, prefetch }) });

function Prefetching() {
  usePrefetchOnHover();
  return null;
}

const show = (links: ReactNode) =>
  render(
    <RemotesContext value={remotes}>
      <Prefetching />
      {links}
    </RemotesContext>,
  );

const connection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
  connection({});
});
afterEach(() => jest.useRealTimers());

it('prefetches on hover, but not when the pointer only passes', async () => {
  show(
    <>
      <a href="/products/%E8%8C%B6?o=hot">茶</a>
      <a href="/product/P2">passed</a>
    </>,
  );
  fireEvent.pointerOver(screen.getByText('passed'));
  await jest.advanceTimersByTimeAsync(64);
  fireEvent.pointerOver(screen.getByText('茶'));
  await jest.advanceTimersByTimeAsync(64);
  expect(prefetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(prefetch.mock.calls).toEqual([
    [{ CATE: '茶' }, { pathname: '/products/%E8%8C%B6', search: '?o=hot' }],
  ]);
});

it('prefetches on touch and on focus', async () => {
  show(<a href="/product/P1">one</a>);
  fireEvent.pointerDown(screen.getByText('one'));
  await jest.advanceTimersByTimeAsync(0);
  expect(prefetch).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(screen.getByText('one'));
  await jest.advanceTimersByTimeAsync(65);
  expect(prefetch).toHaveBeenCalledTimes(2);
});

it('resolves legacy routes of the panel', async () => {
  show(<a href="/ProductList">精選</a>);
  fireEvent.pointerDown(screen.getByText('精選'));
  await jest.advanceTimersByTimeAsync(0);
  expect(prefetch).toHaveBeenCalledWith(
    { CATE: undefined },
    expect.objectContaining({ pathname: '/products' }),
  );
});

it.each([
  ['another origin', { href: 'https://example.com/product/P1' }],
  ['another tab', { href: '/product/P1', target: '_blank', rel: 'noopener' }],
  ['a file', { href: '/product/P1', download: 'p1' }],
  ['no page of the shop', { href: '/api/docs' }],
  ['no address', { href: 'mailto:shop@pinpu.test' }],
])('ignores a link to %s', async (_what, link) => {
  show(<a {...link}>it</a>);
  fireEvent.pointerDown(screen.getByText('it'));
  await jest.advanceTimersByTimeAsync(100);
  expect(prefetch).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing with %j',
  async (network) => {
    connection(network);
    show(<a href="/product/P1">one</a>);
    fireEvent.pointerDown(screen.getByText('one'));
    await jest.advanceTimersByTimeAsync(100);
    expect(prefetch).not.toHaveBeenCalled();
  },
);

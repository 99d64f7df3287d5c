import type { Composition } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LazyRemotes } from '../composition/lazy-remotes.ts';
import { cachePart, pagePartId } from '../composition/parts.ts';
import type { Remotes } from '../composition/remotes.ts';
import { RemotesProvider } from '../composition/remotes-context.tsx';
import { testComposition, testRemotes, testRoute, testVersion } from '../testing/compositions.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ShopRouter } from './ShopRouter.tsx';

const remote = (...paths: string[]) => testVersion({ routes: paths.map((at) => testRoute(at)) });
const rest = {
  url: '/compositions/1/r.json',
  integrity: '',
  routes: ['linked', 'near', 'far', 'away'].map((name) => ({
    remote: `mf-${name}`,
    path: `/${name}`,
    page: `/${name}`,
    view: '',
  })),
};
const home = { 'mf-home': remote('/') };
const full = testComposition({
  ...home,
  'mf-linked': remote('/linked'),
  'mf-near': remote('/near'),
  'mf-far': remote('/far'),
  'mf-away': remote('/away'),
  'mf-other': remote('/other'),
});

const Home = () => (
  <>
    <p>home</p>
    {['/linked', '/near', '/away', '/other', '/nowhere'].map((to) => (
      <Link key={to} to={to}>
        {to}
      </Link>
    ))}
  </>
);

let shops = 0;

/** Remotes whose lazy composition arrives, or fails to, when the test says so. */
function waitingRemotes() {
  let end: { arrive: () => void; fail: () => void } | undefined;
  const listeners = new Set<() => void>();
  const loadLazy = () =>
    new Promise<void>((resolve, reject) => {
      end = {
        arrive: () => {
          current = { ...current, composition: { ...full, id: initial.id } };
          for (const listener of listeners) listener();
          resolve();
        },
        fail: () => reject(new Error('offline')),
      };
    });
  shops += 1;
  const initial: Composition = { ...testComposition(home), id: `shop-${shops}`, rest };
  let current: Remotes = {
    ...testRemotes([], {
      loadLazy,
      loadPage: async (name: string) => {
        if (current.composition.remotes[name] === undefined) await loadLazy();
        return { Page: () => <p>page of {name}</p> };
      },
    }),
    composition: initial,
  };
  const remotes: LazyRemotes = {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { remotes, end: async (how: 'arrive' | 'fail') => end?.[how]() };
}

function show() {
  window.history.replaceState(null, '', '/');
  const { remotes, end } = waitingRemotes();
  render(
    <RemotesProvider remotes={remotes}>
      <ShopRouter>
        <AppRoutes />
      </ShopRouter>
    </RemotesProvider>,
  );
  return end;
}

beforeEach(() => {
  cachePart(pagePartId('mf-home', '/'), Home);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('shows a page of a lazy remote once the lazy composition has arrived; until then the page before stays [M1]', async () => {
  const end = show();
  await userEvent.click(screen.getByText('/other'));
  expect(screen.getByText('home')).toBeVisible();
  expect(window.location.pathname).toBe('/other');
  await end('arrive');
  expect(await screen.findByText('page of mf-other')).toBeVisible();
});

it('shows a page that the frame links to once the lazy composition has arrived [M1]', async () => {
  const end = show();
  await userEvent.click(screen.getByText('/linked'));
  await end('arrive');
  expect(await screen.findByText('page of mf-linked')).toBeVisible();
  expect(window.location.pathname).toBe('/linked');
});

it('redirects an unknown address to home, but not before the lazy composition is loaded [R8]', async () => {
  const end = show();
  await userEvent.click(screen.getByText('/nowhere'));
  expect(window.location.pathname).toBe('/nowhere');
  await end('arrive');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(screen.getByText('home')).toBeVisible();
});

it('shows an error with a retry where the lazy composition can’t be loaded, and the page after it [M4]', async () => {
  const end = show();
  await userEvent.click(screen.getByText('/other'));
  await end('fail');
  const retry = await screen.findByRole('button', { name: '再試一次' });
  expect(screen.getByText(/這個頁面暫時無法顯示/)).toBeVisible();
  await userEvent.click(retry);
  await end('arrive');
  expect(await screen.findByText('page of mf-other')).toBeVisible();
});

it('says without a network why a page is missing, and shows it once the network is back [41 W16] [M4]', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = show();
  await userEvent.click(screen.getByText('/away'));
  await end('fail');
  expect(
    await screen.findByText(
      '目前沒有網路連線，您的購物車仍完整保留。恢復連線後會自動顯示這個頁面。',
    ),
  ).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await end('arrive');
  expect(await screen.findByText('page of mf-away')).toBeVisible();
});

it('shows a page that failed without the lazy composition again by itself, also where it was left [M4]', async () => {
  const end = show();
  await userEvent.click(screen.getByText('/near'));
  await end('fail');
  await screen.findByRole('button', { name: '再試一次' });
  act(() => {
    window.history.pushState(null, '', '/far');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await screen.findByRole('button', { name: '再試一次' });
  await end('arrive');
  expect(await screen.findByText('page of mf-far')).toBeVisible();
  window.history.back();
  expect(await screen.findByText('page of mf-near')).toBeVisible();
});

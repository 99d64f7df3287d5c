import { Link, useNavigate } from '@pinpu/shared/router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cachePart, pagePartId } from '../composition/parts.ts';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { PageProgress } from '../frame/PageProgress.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { measureRender } from './cross-fade.ts';
import { ShopRouter } from './ShopRouter.tsx';

const pages = ['home', 'near', 'far', 'farther', 'last'];
const routes = pages.map((page) => ({ path: `/${page}`, page, view: '', files: [] }));
const Page = () => {
  const navigate = useNavigate();
  return (
    <>
      <p>{window.location.pathname}</p>
      {pages.map((page) => (
        <Link key={page} to={`/${page}`}>
          {page}
        </Link>
      ))}
      <button type="button" onClick={() => navigate('/home?query', { replace: true })}>
        add a query
      </button>
    </>
  );
};
let arrive: () => void = () => {};
const remotes = testRemotes(routes, {
  loadPage: () =>
    new Promise((resolve) => {
      arrive = () => resolve({ Page: () => <p>arrived</p> });
    }),
});

function show() {
  window.history.replaceState(null, '', '/home');
  return render(
    <RemotesContext value={remotes}>
      <ShopRouter>
        <PageProgress />
        <AppRoutes />
      </ShopRouter>
    </RemotesContext>,
  );
}

beforeEach(() => {
  for (const page of ['home', 'near', 'last']) cachePart(pagePartId('mf-shop', page), Page);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('shows a prefetched page synchronously with the press', () => {
  show();
  fireEvent.click(screen.getByText('near'));
  expect(screen.getByText('/near')).toBeInTheDocument();
});

it('begins a navigation after the entry of a dialog that is closing has been left, which would undo it [defect 14]', async () => {
  show();
  window.history.pushState({ ...window.history.state, dialog: 'leaving' }, '');
  fireEvent.click(screen.getByText('near'));
  expect(screen.getByText('/home')).toBeInTheDocument();
  act(() => window.history.back());
  expect(await screen.findByText('/near')).toBeInTheDocument();
});

it('replaces the history entry of an open dialog when a link in it is pressed [defect 14]', () => {
  show();
  window.history.pushState({ ...window.history.state, dialog: true }, '');
  const entries = window.history.length;
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  fireEvent.click(screen.getByText('near'));
  expect(screen.getByText('/near')).toBeInTheDocument();
  expect(window.history.length).toBe(entries);
  expect(window.history.state.dialog).toBeUndefined();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it('keeps the previous page, with a progress bar, until the next has loaded', async () => {
  show();
  fireEvent.click(screen.getByText('far'));
  expect(await screen.findByRole('progressbar', { name: '頁面載入中' })).toBeInTheDocument();
  expect(screen.getByText('/home')).toBeInTheDocument();
  await act(async () => arrive());
  expect(await screen.findByText('arrived')).toBeInTheDocument();
  expect(screen.queryByText('/home')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('a page that is being left cannot redirect; what replaces its address still does before', async () => {
  show();
  fireEvent.click(screen.getByText('add a query'));
  expect(window.location.search).toBe('?query');
  fireEvent.click(screen.getByText('farther'));
  expect(await screen.findByRole('progressbar', { name: '頁面載入中' })).toBeInTheDocument();
  fireEvent.click(screen.getByText('add a query'));
  expect(window.location.pathname).toBe('/farther');
  await act(async () => arrive());
  expect(await screen.findByText('arrived')).toBeInTheDocument();
});

it('redirects after the entry of a dialog that is closing has been left', async () => {
  show();
  window.history.pushState({ ...window.history.state, dialog: 'leaving' }, '');
  fireEvent.click(screen.getByText('add a query'));
  expect(window.location.search).toBe('');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe('?query'));
});

/** Simulates the render time of the previous page. */
function drawnIn(ms: number) {
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => {
    work(ms);
    return 0;
  });
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms);
  measureRender();
  frame.mockRestore();
  now.mockRestore();
}

/** A fake of the View Transitions API; returns the started changes. */
function fading() {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const begun: (() => void)[] = [];
  document.startViewTransition = (change) => {
    begun.push(change as () => void);
    const done = Promise.resolve();
    return { ready: done, finished: done, updateCallbackDone: done } as unknown as ViewTransition;
  };
  return begun;
}

it('skips the fade if rendering is slow', () => {
  drawnIn(71);
  const begun = fading();
  show();
  fireEvent.click(screen.getByText('near'));
  expect(screen.getByText('/near')).toBeInTheDocument();
  expect(begun).toEqual([]);
});

it('does not apply an outdated navigation when the fade starts', async () => {
  drawnIn(70);
  const begun = fading();
  show();
  fireEvent.click(screen.getByText('near'));
  expect(screen.getByText('/home')).toBeInTheDocument();
  fireEvent.click(screen.getByText('last'));
  for (const begin of begun.toReversed()) act(begin);
  expect(screen.getByText('/last')).toBeInTheDocument();
});

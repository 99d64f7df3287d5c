import type { PageDescription } from '@pinpu/shared/contracts';
import { createQueryClient, QueryProvider } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import {
  applyPublicConfigAtom,
  appStore,
  StateProvider,
  useDocumentHead,
} from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AppRoutes } from '../routing/AppRoutes.tsx';
import { ShopRouter } from '../routing/ShopRouter.tsx';
import { testRemotes, testRoute } from '../testing/compositions.ts';
import { cachePart, pagePartId } from './parts.ts';
import { RemotesContext } from './remotes-context.tsx';

type Declared = Omit<Extract<PageDescription, { kind: 'page' }>, 'kind'>;
const page = (path: string, describe: Declared) =>
  testRoute(path, { page: path, describe: { kind: 'page', ...describe } });

const TEA = { title: '心願：{name}', description: '{text}', indexed: true, data: 'wish/:ID' };
const routes = [
  page('/list', { title: '心願單', description: '大家的心願', indexed: true }),
  page('/wish/:ID', { ...TEA, canonical: '/wishes/:ID' }),
  page('/knows/:ID', TEA),
  page('/mine', { title: '我的心願', description: '不公開' }),
];
const LINKS = ['/list', '/wish/1', '/wish/2', '/wish/9', '/knows/1', '/mine'];
const Page = () => LINKS.map((to) => <Link key={to} to={to}>{`到 ${to}`}</Link>);
function Knowing() {
  useDocumentHead({ title: '頁面自己的', description: '自己的', canonical: '/own' });
  return <p>own</p>;
}

beforeEach(() => {
  document.head.innerHTML = '';
  appStore.set(applyPublicConfigAtom, configOf({ site: { slogan: '', description: '小鋪' } }));
  for (const { page: name } of routes)
    cachePart(pagePartId('mf-shop', name), name.startsWith('/knows') ? Knowing : Page);
});

function openList() {
  window.history.replaceState(null, '', '/list');
  render(
    <StateProvider>
      <QueryProvider client={createQueryClient()}>
        <RemotesContext value={testRemotes(routes)}>
          <ShopRouter>
            <AppRoutes />
          </ShopRouter>
        </RemotesContext>
      </QueryProvider>
    </StateProvider>,
  );
}
const goTo = (path: string) => fireEvent.click(screen.getByText(`到 ${path}`));

const named = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
const head = () => ({
  title: document.title,
  description: named('description'),
  robots: named('robots'),
  canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
});
const LIST = {
  title: '心願單｜拼鋪',
  description: '大家的心願',
  robots: null,
  canonical: 'http://localhost/list',
};

it('gives a page reached by navigation the head that its remote declares, from its data [M1]', async () => {
  fakeApi({
    'GET /api/wish/1': () => ({ name: '茶', text: '<p>想喝</p>' }),
    'GET /api/wish/2': () => ({ name: '餅' }),
  });
  openList();
  expect(head()).toEqual(LIST);
  goTo('/wish/1');
  await waitFor(() =>
    expect(head()).toEqual({
      title: '心願：茶｜拼鋪',
      description: '想喝',
      robots: null,
      canonical: 'http://localhost/wishes/1',
    }),
  );
  goTo('/wish/2');
  await waitFor(() => expect(document.title).toBe('心願：餅｜拼鋪'));
  expect(head()).toMatchObject({ description: '小鋪', canonical: 'http://localhost/wishes/2' });
});

it('excludes a page that is not declared as indexed from search engines, and takes that back [M1]', () => {
  fakeApi({});
  openList();
  goTo('/mine');
  const mine = { title: '我的心願｜拼鋪', description: '小鋪' };
  expect(head()).toEqual({ ...mine, robots: 'noindex, follow', canonical: null });
  goTo('/list');
  expect(head()).toEqual(LIST);
});

it('excludes a page whose data do not exist [M1]', async () => {
  fakeApi({ 'GET /api/wish/9': () => Response.json({}, { status: 404 }) });
  openList();
  goTo('/wish/9');
  await waitFor(() => expect(named('robots')).toBe('noindex, follow'));
  expect(head()).toMatchObject({ title: '拼鋪', description: '小鋪', canonical: null });
});

it('a head that the page itself sets replaces the declared one [M1]', async () => {
  const arrived = fakeApi({ 'GET /api/wish/1': () => ({ name: '茶', text: '想喝' }) });
  openList();
  goTo('/knows/1');
  await waitFor(() => expect(arrived).toHaveLength(1));
  await screen.findByText('own');
  await act(async () => {});
  expect(head()).toMatchObject({
    title: '頁面自己的｜拼鋪',
    description: '自己的',
    canonical: 'http://localhost/own',
  });
});

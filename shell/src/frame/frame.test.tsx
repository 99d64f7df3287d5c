import type { PublicConfig } from '@pinpu/shared/contracts';
import { appStore, cartAtom, publicConfigAtom } from '@pinpu/shared/state';
import { lineOf, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { Header } from './Header.tsx';
import { MobilePanel } from './MobilePanel.tsx';

const line = lineOf({ qty: 3 });
const remotes = testRemotes();
const show = (path: string, pattern: string, part: ReactNode) =>
  renderAt(path, pattern, <RemotesContext value={remotes}>{part}</RemotesContext>);

beforeEach(() => {
  appStore.set(cartAtom, []);
  appStore.set(publicConfigAtom, undefined);
});

it("shows the shop's own name in letters where it has no logo", () => {
  const config: Partial<PublicConfig> = { logo_resource: { name: 'shop', text: '山腳茶行' } };
  appStore.set(publicConfigAtom, config as PublicConfig);
  show('/', '/', <Header filters={false} />);
  expect(screen.getByText('山腳茶行')).toBeVisible();
  expect(screen.queryByRole('img', { name: '拼鋪' })).not.toBeInTheDocument();
});

it("shows the shop's own logo, called by its name", () => {
  const config: Partial<PublicConfig> = {
    logo_resource: { name: 'shop', text: '山腳茶行' },
    brand: { logo: '/media/u/logo', colour: '' },
  };
  appStore.set(publicConfigAtom, config as PublicConfig);
  show('/', '/', <Header filters={false} />);
  const home = screen.getByRole('link', { name: '山腳茶行首頁' });
  expect(within(home).getByRole('img', { name: '山腳茶行' })).toHaveAttribute(
    'src',
    '/media/u/logo?w=320',
  );
});

it('links the logo to home and 會員中心 to /vip [F4, F8]', () => {
  show('/', '/', <Header filters={false} />);
  expect(screen.getByRole('link', { name: '拼鋪首頁' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: '會員中心' })).toHaveAttribute('href', '/vip');
});

it('shows the cart link with its count only if the cart is not empty [F8]', () => {
  appStore.set(cartAtom, [line]);
  const { unmount } = show('/', '/', <Header filters={false} />);
  expect(screen.getByRole('link', { name: '購物車，3 件' })).toHaveAttribute('href', '/cart');
  unmount();
  appStore.set(cartAtom, []);
  show('/', '/', <Header filters={false} />);
  expect(screen.queryByRole('link', { name: /購物車/ })).not.toBeInTheDocument();
});

it('fills the search box from CATE and selects its text on focus [F5]', async () => {
  show('/products/%E9%BB%83%E8%B1%86', '/products/:CATE?', <Header filters={false} />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  expect(box).toHaveValue('黃豆');
  expect(box).toHaveAttribute('placeholder', '請輸入關鍵字');
  await userEvent.click(box);
  expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('黃豆');
});

it.each([
  ['烏龍', `/products/${encodeURIComponent('烏龍')}`],
  ['100%', '/products/100%25'],
  ['{Backspace}', '/products'],
])('pushes the typed text %s into the list, even when empty [F5]', async (text, place) => {
  show('/', '/', <Header filters={false} />);
  await userEvent.type(screen.getByRole('combobox'), `${text}{Enter}`);
  expect(screen.getByTestId('elsewhere')).toHaveTextContent(place);
});

it('clears the search and goes to the whole list; without text there is nothing to clear [F6]', async () => {
  show('/', '/', <Header filters={false} />);
  expect(screen.queryByRole('button', { name: '清除關鍵字' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox'), '茶');
  await userEvent.click(screen.getByRole('button', { name: '清除關鍵字' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/products');
});

it('offers the cart in the mobile panel only when it is not empty [F13]', () => {
  const { unmount } = show('/', '/', <MobilePanel view="list" />);
  expect(
    screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/ProductList', '/vip']);
  expect(screen.getByRole('link', { name: '精選', hidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  unmount();
  appStore.set(cartAtom, [line]);
  show('/', '/', <MobilePanel view="list" />);
  expect(
    screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/ProductList', '/ProductPage', '/vip']);
});

import type { PublicConfig } from '@pinpu/shared/contracts';
import { appStore, publicConfigAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { Header } from './Header.tsx';
import { KeywordBar } from './KeywordBar.tsx';

const remotes = testRemotes();
const show = (part: ReactNode) =>
  renderAt('/', '/', <RemotesContext value={remotes}>{part}</RemotesContext>);
const showHeader = () => show(<Header filters={false} />);

function configure(config: Partial<PublicConfig>) {
  appStore.set(publicConfigAtom, config as PublicConfig);
}
afterEach(() => appStore.set(publicConfigAtom, undefined));

it('links each quick keyword to its search [F7]', () => {
  configure({ home_keywords: ['烏龍', '100%'], web_resources: {} });
  show(<KeywordBar />);
  const links = within(screen.getByRole('navigation', { name: '熱門關鍵字' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/products/${encodeURIComponent('烏龍')}`,
    '/products/100%25',
  ]);
});

it('shows the configured navigation in the header [F11]', async () => {
  const StoreHeaderNavHtml = '<ul><li><a href="/products">全部商品</a></li></ul>';
  configure({ home_keywords: [], web_resources: { Store_Header_Nav_HTML: StoreHeaderNavHtml } });
  show(<KeywordBar />);
  expect(await screen.findByRole('link', { name: '全部商品' })).toHaveAttribute(
    'href',
    '/products',
  );
});

it('renders nothing if nothing is configured', () => {
  configure({ home_keywords: [], web_resources: {} });
  const { container } = show(<KeywordBar />);
  expect(container.querySelector('#frame-keywords')).toBeNull();
});

it('renders nothing on a route that opts out [F7]', () => {
  configure({ home_keywords: ['烏龍'], web_resources: {} });
  const { container } = show(<KeywordBar without="always" />);
  expect(container.querySelector('#frame-keywords')).toBeNull();
});

it('shows the back button only if history has a previous entry [F9]', () => {
  const entries = jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { unmount } = showHeader();
  expect(screen.queryByLabelText('回上一頁')).not.toBeInTheDocument();
  unmount();
  entries.mockReturnValue(2);
  showHeader();
  expect(screen.getByLabelText('回上一頁')).toBeInTheDocument();
});

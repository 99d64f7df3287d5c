import type {
  NavigationItem,
  PublicConfig,
  SlotContracts,
  SlotName,
} from '@pinpu/shared/contracts';
import { emitAppEvent } from '@pinpu/shared/events';
import { useNavigate } from '@pinpu/shared/router';
import { SlotProvider, type SlotRenderer } from '@pinpu/shared/slots';
import { appStore, publicConfigAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterButton } from './FilterButton.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const items: NavigationItem[] = [
  { text: '關於我們', href: '#about' },
  { text: '商品列表', items: [{ text: '全部商品', href: '/products' }] },
  { text: '外部連結', href: 'https://example.com/', newTab: true },
];

/** Stub of the remote that fills the slot. */
const fill = ((slot: SlotName, props: SlotContracts['list.filters']) =>
  slot === 'list.filters' && (
    <button type="button" onClick={props.onClose}>
      看結果
    </button>
  )) as SlotRenderer;

function Onwards() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/products/茶')}>
      往下一頁
    </button>
  );
}

const show = (filters: boolean) =>
  renderAt(
    '/products',
    '/products/:CATE?',
    <SlotProvider render={fill}>
      <FilterButton filters={filters} />
      <FilterPanel filters={filters} items={items} />
      <Onwards />
    </SlotProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const configure = (config: Partial<PublicConfig>) =>
  appStore.set(publicConfigAtom, config as PublicConfig);
afterEach(() => appStore.set(publicConfigAtom, undefined));

it('shows the button only on a list or if configured [F10]', () => {
  const page = show(false);
  expect(screen.queryByRole('button', { name: '篩選' })).not.toBeInTheDocument();
  page.unmount();
  const list = show(true);
  expect(screen.getByRole('button', { name: '篩選' })).toBeVisible();
  list.unmount();
  configure({ module_options: { frame: { filter_button: true } } });
  show(false);
  expect(screen.getByRole('button', { name: '篩選' })).toBeVisible();
});

it('opens a panel with links and dropdowns, some for a new tab [F10, F12]', async () => {
  show(true);
  await press('篩選');
  const panel = within(screen.getByRole('dialog', { name: '篩選搜尋結果' }));
  expect(panel.getByRole('link', { name: '關於我們' })).toHaveAttribute('href', '#about');
  expect(panel.getByText('商品列表').closest('summary')).toBeInTheDocument();
  const outside = panel.getByRole('link', { name: /外部連結/ });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener');
  await userEvent.click(panel.getByRole('link', { name: '關於我們' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens by event with the filters of a list, which can close it [F10]', async () => {
  show(true);
  act(() => emitAppEvent('APP_EC_OPEN_FILTERS', {}));
  await press('看結果');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has no filters outside lists [F10]', async () => {
  configure({ module_options: { frame: { filter_button: true } } });
  show(false);
  await press('篩選');
  expect(screen.getByRole('link', { name: '關於我們' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '看結果' })).not.toBeInTheDocument();
});

it('closes when its page is left [F10]', async () => {
  show(true);
  await press('篩選');
  await press('往下一頁');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

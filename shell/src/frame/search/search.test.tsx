import type { PublicConfig, Suggestions } from '@pinpu/shared/contracts';
import { appStore, noticesAtom, publicConfigAtom } from '@pinpu/shared/state';
import { fakeApi, itemOf, renderAt } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemotesContext } from '../../composition/remotes-context.tsx';
import { testRemotes } from '../../testing/compositions.ts';
import { recentSearchesAtom, rememberSearchAtom, useSentSearch } from './recent-searches.ts';
import { SearchBox } from './SearchBox.tsx';

const remotes = testRemotes();
const product = (prd_id: string, prd_name: string) =>
  itemOf(prd_id, { prd_name, price: 480, price1: 0 });
const tea = { cate_id: 'tea', cate_name: '茶葉', parent_cate_id: '', cate_attachment: '' };
const found: Suggestions = {
  products: [product('P1', '高山茶'), product('P2', '紅茶')],
  categories: [tea],
};
const nothing: Suggestions = { products: [], categories: [] };

type Answer = (q: string) => object | Promise<object>;
function show(suggest: Answer = () => ({ success: true, body: found })) {
  const queries: string[] = [];
  fakeApi({
    'GET /api/suggestions': ({ url }) => {
      const q = new URL(url).searchParams.get('q') ?? '';
      queries.push(q);
      return suggest(q);
    },
  });
  renderAt(
    '/',
    '/',
    <RemotesContext value={remotes}>
      <SearchBox />
      <button type="button">別處</button>
    </RemotesContext>,
  );
  return queries;
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜尋商品' });
const list = () => within(screen.getByRole('listbox', { name: '搜尋建議' }));
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const pointedAt = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '-');

beforeEach(() => {
  appStore.set(publicConfigAtom, { home_keywords: ['烏龍', '禮盒'] } as unknown as PublicConfig);
});

describe('suggestions of the search box', () => {
  it('shows categories and products with picture and price, and announces how many [F5]', async () => {
    show();
    await userEvent.type(box(), '茶');
    expect(await option(/高山茶/)).toHaveTextContent('NT$480');
    expect(await option(/高山茶/)).toHaveAttribute('href', '/product/P1');
    expect(await option('茶葉')).toHaveAttribute('href', `/products/${encodeURIComponent('茶葉')}`);
    expect((await option(/高山茶/)).querySelector('img')).toHaveAttribute('srcset');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('有 3 項建議');
  });

  it('shows from which price a product with variants is sold [T4]', async () => {
    const products = [{ ...product('P1', '高山茶'), price_varies: true }];
    show(() => ({ success: true, body: { ...found, products } }));
    await userEvent.type(box(), '茶');
    expect(await option('高山茶 NT$480 起')).toHaveTextContent('NT$480 起');
  });

  it('keeps a long text that is pasted, and asks for its first 100 characters [41 Missing] [F5]', async () => {
    const queries = show();
    fireEvent.focus(box());
    fireEvent.change(box(), { target: { value: '茶'.repeat(150) } });
    expect(box()).toHaveValue('茶'.repeat(150));
    expect(box()).not.toHaveAttribute('maxlength');
    await waitFor(() => expect(queries).toEqual(['茶'.repeat(100)]));
  });

  it('debounces typing to one request, and drops a stale response', async () => {
    let late: (answer: object) => void = () => undefined;
    const queries = show((q) =>
      q === '茶'
        ? new Promise<object>((resolve) => {
            late = resolve;
          })
        : { success: true, body: { ...nothing, products: [product('P9', '茶葉蛋')] } },
    );
    await userEvent.type(box(), '茶');
    await waitFor(() => expect(queries).toEqual(['茶']));
    await userEvent.type(box(), '葉蛋');
    await option('茶葉蛋 NT$480');
    expect(queries).toEqual(['茶', '茶葉蛋']);
    late({ success: true, body: found });
    await screen.findByText('商品');
    expect(screen.queryByRole('option', { name: /高山茶/ })).not.toBeInTheDocument();
  });

  it('works without suggestions if the request fails', async () => {
    const queries = show(() => Response.json({ success: false, msg: [] }, { status: 404 }));
    await userEvent.type(box(), '茶');
    await waitFor(() => expect(queries).toEqual(['茶']));
    await userEvent.type(box(), '{Enter}');
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/products');
  });

  it.each([429, 503])(
    'says that the server is busy after %i, and goes on with the next keys [F5]',
    async (status) => {
      const text = '目前搜尋的人較多，請稍後再試。';
      const msg = [{ Code: 'SEARCH_BUSY', Message: text }];
      show((q) =>
        q === '茶'
          ? Response.json({ success: false, msg }, { status })
          : { success: true, body: found },
      );
      await userEvent.type(box(), '茶');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
      expect(screen.getAllByText(text)).toHaveLength(2);
      expect(appStore.get(noticesAtom)).toEqual([]);
      await userEvent.type(box(), '葉');
      await option(/高山茶/);
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );

  it('shows a message if nothing matches', async () => {
    show(() => ({ success: true, body: nothing }));
    await userEvent.type(box(), 'qq');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('沒有相符的商品或分類'),
    );
  });
});

describe('the keyboard in the search box', () => {
  it('moves the active option by arrows, wraps through the input, and supports Home, End and Escape', async () => {
    show();
    await userEvent.type(box(), '茶');
    await option(/高山茶/);
    await userEvent.keyboard('{ArrowDown}');
    expect(pointedAt()).toHaveTextContent('搜尋「茶」');
    expect(pointedAt()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(pointedAt()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(pointedAt()).toHaveTextContent('紅茶');
    await userEvent.keyboard('{Home}');
    expect(pointedAt()).toHaveTextContent('搜尋「茶」');
    await userEvent.keyboard('{End}');
    expect(pointedAt()).toHaveTextContent('紅茶');
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('茶');
    await userEvent.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
  });

  it('chooses the active option by Enter', async () => {
    show();
    await userEvent.type(box(), '茶');
    await option(/高山茶/);
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    expect(screen.getByTestId('elsewhere')).toHaveTextContent('/product/P2');
  });

  it('leaves Enter, arrows and composition to the input method [F5]', async () => {
    const queries = show();
    await userEvent.click(box());
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: 'ㄔㄚ' }, isComposing: true });
    fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 229, isComposing: true });
    expect(pointedAt()).toBeNull();
    expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })).toBe(false);
    fireEvent.input(box(), { target: { value: '茶' }, isComposing: true });
    fireEvent.compositionEnd(box());
    await option(/高山茶/);
    expect(queries).toEqual(['茶']);
    expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  });
});

describe('before anything is typed', () => {
  it('shows recent searches, newest first, and the quick keywords [F7]', async () => {
    for (const word of ['鳳梨酥', '陶杯', '鳳梨酥']) appStore.set(rememberSearchAtom, word);
    show();
    await userEvent.click(box());
    await option('陶杯');
    const options = list().getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '鳳梨酥',
      '陶杯',
      '烏龍',
      '禮盒',
    ]);
  });

  it('shows recent searches alone in a shop without keywords [F7]', async () => {
    appStore.set(publicConfigAtom, undefined);
    appStore.set(rememberSearchAtom, '陶杯');
    show();
    await userEvent.click(box());
    expect(await option('陶杯')).toBeVisible();
    expect(list().queryByText('熱門關鍵字')).not.toBeInTheDocument();
  });

  it('stores at most eight, under a key that is cleared with the rest [S2]', () => {
    for (let at = 1; at <= 10; at += 1) appStore.set(rememberSearchAtom, ` 茶${at} `);
    appStore.set(rememberSearchAtom, '  ');
    expect(appStore.get(recentSearchesAtom)).toHaveLength(8);
    expect(appStore.get(recentSearchesAtom)[0]).toBe('茶10');
  });

  it('clears one, and all, and keeps the focus in the input', async () => {
    for (const word of ['陶杯', '鳳梨酥', '米']) appStore.set(rememberSearchAtom, word);
    show();
    await userEvent.click(box());
    await userEvent.click(await screen.findByRole('button', { name: '移除「鳳梨酥」' }));
    expect(appStore.get(recentSearchesAtom)).toEqual(['米', '陶杯']);
    expect(box()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '全部清除' }));
    expect(appStore.get(recentSearchesAtom)).toEqual([]);
    expect(box()).toHaveFocus();
    expect(list().getByText('烏龍')).toBeVisible();
    expect(list().queryByText('最近搜尋')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '全部清除' })).not.toBeInTheDocument();
  });

  it('stores a search, and stays closed without entries', async () => {
    appStore.set(publicConfigAtom, undefined);
    show();
    await userEvent.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box(), '陶杯{Enter}');
    expect(appStore.get(recentSearchesAtom)).toEqual(['陶杯']);
  });
});

it('closes when the focus goes elsewhere', async () => {
  show();
  await userEvent.click(box());
  await option('烏龍');
  await userEvent.click(screen.getByRole('button', { name: '別處' }));
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('stores a search that the page before sent before it was interactive, once [F5, S2]', () => {
  const Page = () => {
    useSentSearch();
    return null;
  };
  sessionStorage.setItem('pinpu.searched', '陶杯');
  renderAt('/', '/', <Page />);
  expect(appStore.get(recentSearchesAtom)).toEqual(['陶杯']);
  appStore.set(rememberSearchAtom, '米');
  renderAt('/', '/', <Page />);
  expect(appStore.get(recentSearchesAtom)).toEqual(['米', '陶杯']);
});

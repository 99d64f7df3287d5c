import type { PublicConfig } from '@pinpu/shared/contracts';
import { appStore, publicConfigAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { preloadHtmlBlock } from '@pinpu/shared/ui';
import { act, screen, within } from '@testing-library/react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testRemotes, testRoute } from '../testing/compositions.ts';
import { Footer } from './Footer.tsx';

const link = (name: string, text: string, order: number) => ({
  ...{ to: `/${name}`, text, order, info_page: name },
});
const remotes = testRemotes([
  testRoute('/terms', { footer_links: [link('terms', '服務條款', 20)] }),
  testRoute('/stores', { footer_links: [{ to: '/stores', text: '門市', order: 15 }] }),
  testRoute('/about', { footer_links: [link('about', '關於我們', 10)] }),
]);
const configure = (web_resources: Record<string, string>, info_pages: string[] = []) =>
  appStore.set(publicConfigAtom, { web_resources, info_pages } as unknown as PublicConfig);
const show = (composed = testRemotes()) =>
  renderAt(
    '/',
    '/',
    <RemotesContext value={composed}>
      <Footer />
    </RemotesContext>,
  );
const footer = () => within(screen.getByRole('contentinfo'));
// The sanitiser's first load may take longer than a test's timeout.
beforeAll(preloadHtmlBlock);
afterEach(() => appStore.set(publicConfigAtom, undefined));

it('shows its four blocks, sanitised [F11]', async () => {
  configure({
    Store_Footer_Text_HTML: '<h3>拼鋪</h3><script>x()</script>',
    Store_Footer_Nav_HTML: '<ul><li><a href="/vip">會員中心</a></li></ul>',
    Store_Footer_CoypRight: '<p onclick="x()">© 拼鋪</p>',
    Store_Footer_CoypRight_Nav_HTML: '<a href="javascript:x()">聯絡我們</a>',
  });
  show();
  expect(await footer().findByRole('heading', { name: '拼鋪' })).toBeVisible();
  expect(footer().getByRole('link', { name: '會員中心' })).toHaveAttribute('href', '/vip');
  expect(footer().getByText('© 拼鋪')).not.toHaveAttribute('onclick');
  expect(footer().getByText('聯絡我們')).not.toHaveAttribute('href');
  expect(screen.getByRole('contentinfo').querySelector('script')).toBeNull();
  expect(footer().queryByRole('img')).not.toBeInTheDocument();
});

it('signs with the shop’s name where nothing is configured [F2, F11]', () => {
  configure({});
  show();
  expect(footer().getByRole('img', { name: '拼鋪' })).toBeVisible();
});

it('links the pages that remotes declare, in order, without those that the shop left empty', async () => {
  configure({}, ['about']);
  show(remotes);
  const list = within(await footer().findByRole('navigation', { name: '關於本店' }));
  expect(list.getAllByRole('link').map((one) => one.textContent)).toEqual(['關於我們', '門市']);
  expect(list.getByRole('link', { name: '關於我們' })).toHaveAttribute('href', '/about');
});

it('has no list of pages where there is none to link', async () => {
  configure({ Store_Footer_Text_HTML: '<h3>茶</h3>' }, ['about']);
  show();
  await footer().findByRole('heading', { name: '茶' });
  expect(footer().queryByRole('navigation')).not.toBeInTheDocument();
});

it('has the field for newsletters only where the shop offers them [W20]', async () => {
  configure({});
  show();
  expect(screen.queryByLabelText('訂閱電子報')).not.toBeInTheDocument();
  act(() => appStore.set(publicConfigAtom, { newsletter_signup: true } as unknown as PublicConfig));
  expect(await screen.findByRole('textbox', { name: '訂閱電子報' })).toBeVisible();
});

import type { PublicConfig } from '@pinpu/shared/contracts';
import { appStore, publicConfigAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { preloadHtmlBlock } from '@pinpu/shared/ui';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer.tsx';

const configure = (web_resources: Record<string, string>) =>
  appStore.set(publicConfigAtom, { web_resources } as unknown as PublicConfig);
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
  renderAt('/', '/', <Footer />);
  expect(await footer().findByRole('heading', { name: '拼鋪' })).toBeVisible();
  expect(footer().getByRole('link', { name: '會員中心' })).toHaveAttribute('href', '/vip');
  expect(footer().getByText('© 拼鋪')).not.toHaveAttribute('onclick');
  expect(footer().getByText('聯絡我們')).not.toHaveAttribute('href');
  expect(screen.getByRole('contentinfo').querySelector('script')).toBeNull();
  expect(footer().queryByRole('img')).not.toBeInTheDocument();
});

it('signs with the shop’s name where nothing is configured [F2, F11]', () => {
  configure({});
  renderAt('/', '/', <Footer />);
  expect(footer().getByRole('img', { name: '拼鋪' })).toBeVisible();
});

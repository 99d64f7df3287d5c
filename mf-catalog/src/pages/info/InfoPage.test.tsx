import { INFO_PAGES, infoPageTitle, NO_COMPANY } from '@pinpu/shared/domain';
import { queryClient } from '@pinpu/shared/query';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { preloadHtmlBlock } from '@pinpu/shared/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../../../remote.json' with { type: 'json' };
import { InfoPage } from './InfoPage.tsx';

// The sanitiser's first load may take longer than a test's timeout.
beforeAll(preloadHtmlBlock);
beforeEach(() => queryClient.clear());

const show = (path: string) => renderAt(path, path, <InfoPage />);
const success = (body: object) => ({ success: true, body });

it('shows the shop’s text below the page’s title, sanitised', async () => {
  const html = '<h2>七日內</h2><p onclick="x()">請先來信。</p><script>x()</script>';
  fakeApi({
    'GET /api/info-page/returns': () => success({ title: '退換貨', html, company: null }),
  });
  show('/returns');
  expect(await screen.findByRole('heading', { level: 1, name: '退換貨' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '七日內' })).toBeVisible();
  expect(screen.getByText('請先來信。')).not.toHaveAttribute('onclick');
});

it('lists the facts that the company tells, with links to write and to call', async () => {
  const company = {
    ...{ ...NO_COMPANY, company_name: '山腳茶行', vat_id: '04595257' },
    ...{ phone: '(02) 2345-6789', email: 'tea@tea.test' },
  };
  fakeApi({
    'GET /api/info-page/company': () => success({ title: '公司資訊', html: '', company }),
  });
  show('/company');
  await screen.findByRole('heading', { level: 1, name: '公司資訊' });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['公司名稱', '統一編號', '電話', '電子郵件']);
  expect(screen.getByText('04595257')).toBeVisible();
  expect(screen.getByRole('link', { name: '(02) 2345-6789' })).toHaveAttribute(
    'href',
    'tel:0223456789',
  );
  expect(screen.getByRole('link', { name: 'tea@tea.test' })).toHaveAttribute(
    'href',
    'mailto:tea@tea.test',
  );
});

it('says that a page which the shop left empty has no content, and leads home', async () => {
  const msg = [{ Code: 'INFO_PAGE_NOT_FOUND', Message: '這個頁面目前沒有內容。' }];
  fakeApi({
    'GET /api/info-page/terms': () => Response.json({ success: false, msg }, { status: 404 }),
  });
  show('/terms');
  expect(await screen.findByText('這個頁面目前沒有內容。')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '找不到頁面' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
});

it('says that it can’t be shown for now, and shows it at the next try [M4]', async () => {
  let isDown = true;
  fakeApi({
    'GET /api/info-page/privacy': () =>
      isDown
        ? Response.json({}, { status: 503 })
        : success({ title: '隱私權', html: '<p>不賣給別人</p>', company: null }),
  });
  show('/privacy');
  expect(await screen.findByText('這個頁面暫時無法顯示。')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('不賣給別人')).toBeVisible();
});

it.each(INFO_PAGES)('%s is declared with the title that its content has', (name) => {
  const route = manifest.routes.find(({ path }) => path === `/${name}`);
  expect(route?.describe).toMatchObject({
    ...{ title: infoPageTitle(name), data: `info-page/${name}`, canonical: `/${name}` },
    indexed: true,
  });
  expect(route?.footer_links).toEqual([
    expect.objectContaining({ to: `/${name}`, text: infoPageTitle(name), info_page: name }),
  ]);
});

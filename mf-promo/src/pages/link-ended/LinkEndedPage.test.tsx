import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { LinkEndedPage } from './LinkEndedPage.tsx';

const ways = (address: string) => {
  renderAt(address, '/link-ended', <LinkEndedPage />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('says that the link has ended, and leads on to its product and the shop [defect 17]', () => {
  expect(ways('/link-ended?product=P0303')).toEqual(['/product/P0303', '/products', '/']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('推廣連結已結束');
  expect(document.title).toContain('推廣連結已結束');
});

it.each([
  ['no product', ''],
  ['an empty one', '?product='],
  ['another path', '?product=..%2Fvip'],
  ['a script', '?product=%3Cscript%3E'],
  ['10 000 characters', `?product=${'x'.repeat(10_000)}`],
])('the page links to the shop alone for %s', (_what, query) => {
  expect(ways(`/link-ended${query}`)).toEqual(['/products', '/']);
});

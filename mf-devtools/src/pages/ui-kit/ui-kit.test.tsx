import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { stories } from '@pinpu/shared/ui/stories';
import { screen } from '@testing-library/react';
import { UiKitPage } from './UiKitPage.tsx';

it('shows the stories in order, each under its heading [F12]', async () => {
  fakeApi({ 'GET /api/products': () => ({ pager: { items: [] } }) });
  renderAt('/ui-kit', '/ui-kit', <UiKitPage />);
  expect(screen.getByText('介面元件').tagName).toBe('H1');
  // All roles are read in one query, since each takes time on a page of this length.
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(stories.map(({ title }) => title));
  expect(await screen.findByText('產地與製作')).toBeVisible();
});

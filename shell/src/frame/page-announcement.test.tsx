import { Link, MemoryRouter } from '@pinpu/shared/router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PageAnnouncement } from './PageAnnouncement.tsx';

it('announces the title after navigation, but not after the first load', async () => {
  document.title = '首頁';
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/vip">會員中心</Link>
      <PageAnnouncement />
    </MemoryRouter>,
  );
  document.title = '拼鋪';
  await Promise.resolve();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByText('會員中心'));
  document.title = '會員登入｜拼鋪';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('會員登入｜拼鋪'));
});

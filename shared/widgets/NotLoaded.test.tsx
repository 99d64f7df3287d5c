import { ApiFailure } from '@pinpu/shared/api/failure';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotLoaded } from './NotLoaded.tsx';

const refetch = jest.fn();

it('names the data that are loading', () => {
  render(<NotLoaded isError={false} refetch={refetch} what="訂單" />);
  expect(screen.getByRole('status', { name: '正在讀取訂單' })).toBeVisible();
});

it('names the data that failed to load, and a button retries', async () => {
  render(<NotLoaded isError refetch={refetch} verb="搜尋" what="訂單" />);
  expect(screen.getByText('目前無法搜尋訂單，請稍後再試一次。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('shows a failure text of its own where there is one', () => {
  render(<NotLoaded isError refetch={refetch} what="訂單" failure="訂單載入失敗" />);
  expect(screen.getByText('訂單載入失敗')).toBeVisible();
});

it('shows the server’s reason where there is one', () => {
  const notice = { code: 'C', message: '查無這筆訂單。', variant: 'danger' } as const;
  const error = new ApiFailure([notice], 404);
  render(<NotLoaded isError error={error} refetch={refetch} what="訂單" />);
  expect(screen.getByText('查無這筆訂單。')).toBeVisible();
});

import { ApiFailure } from '@pinpu/shared/api/failure';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotLoaded } from './NotLoaded.tsx';

const refetch = jest.fn();

it('says what is being read', () => {
  render(<NotLoaded isError={false} refetch={refetch} what="訂單" />);
  expect(screen.getByRole('status', { name: '正在讀取訂單' })).toBeVisible();
});

it('says what can not be read, and tries again', async () => {
  render(<NotLoaded isError refetch={refetch} verb="搜尋" what="訂單" />);
  expect(screen.getByText('目前無法搜尋訂單，請稍後再試一次。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('says why in other words, where there are some', () => {
  render(<NotLoaded isError refetch={refetch} what="訂單" failure="訂單載入失敗" />);
  expect(screen.getByText('訂單載入失敗')).toBeVisible();
});

it("says the server's reason where there is one", () => {
  const notice = { code: 'C', message: '查無這筆訂單。', variant: 'danger' } as const;
  const error = new ApiFailure([notice], 404);
  render(<NotLoaded isError error={error} refetch={refetch} what="訂單" />);
  expect(screen.getByText('查無這筆訂單。')).toBeVisible();
});

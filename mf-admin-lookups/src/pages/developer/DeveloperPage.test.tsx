import { onAppEvent } from '@pinpu/shared/events';
import { fakeApi } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAdmin, startWith } from '../../testing/admin.tsx';

const answer = (body: object) => () => ({ success: true, body: { overrides: {}, ...body } });
const off = answer({ active: false });
const on = answer({ active: true, until: '2026-11-22T18:30:00+08:00' });

beforeEach(() => startWith('jwt-1'));

it('begins developer mode with the administrator’s token [M3]', async () => {
  // The page is reloaded then, which jsdom can't do: it logs an error.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const tokens: (string | null)[] = [];
  const begin = ({ headers }: Request) => {
    tokens.push(headers.get('authorization'));
    return on();
  };
  fakeApi({ 'GET /api/staff': off, 'POST /api/staff': begin });
  showAdmin('/el/developer');
  const button = await screen.findByRole('button', { name: '開啟開發者模式' });
  expect(screen.queryByRole('button', { name: '檢查頁面' })).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(tokens).toEqual(['Bearer jwt-1']);
  silent.mockRestore();
});

it('opens the inspector, and says when developer mode ends [M3]', async () => {
  const opened = jest.fn();
  const stop = onAppEvent('APP_EC_OPEN_INSPECTOR', opened);
  fakeApi({ 'GET /api/staff': on });
  showAdmin('/el/developer');
  await userEvent.click(await screen.findByRole('button', { name: '檢查頁面' }));
  stop();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByText('至 2026/11/22 18:30')).toBeVisible();
  expect(screen.getByRole('button', { name: '關閉開發者模式' })).toBeVisible();
});

import { fakeApi } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { monthOf, openEarnings } from '../../../testing/earnings.tsx';

jest.mock('./MonthChart.tsx', () => {
  throw new Error('the chunk is gone');
});

it('leaves the table and a sentence where the chart can’t be loaded [G5]', async () => {
  const body = { '2026-11': monthOf(268) };
  fakeApi({ 'GET /api/vip/promo-stats': () => ({ success: true, body }) });
  openEarnings(1);
  expect(await screen.findByText(/^目前無法顯示圖表/)).toBeVisible();
  expect(screen.getByRole('table', { name: '六個月一覽' })).toHaveTextContent('NT$268');
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { monthOf } from '../../../testing/earnings.tsx';
import { MonthChart } from './MonthChart.tsx';

const MONTHS = [
  { ...monthOf(0, 0), month: '2026-09' },
  { ...monthOf(134, 7), month: '2026-10' },
  { ...monthOf(268, 1200), month: '2026-11' },
];

const show = () => {
  const { container } = render(<MonthChart months={MONTHS} />);
  const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return { container, values };
};
const month = (name: RegExp) => screen.getByRole('radio', { name });

describe('the chart of the report [G5]', () => {
  it('names every month with its values, and says where the table is', () => {
    show();
    const chart = screen.getByRole('radiogroup', { name: '各月的分潤與造訪' });
    expect(chart).toHaveAccessibleDescription(/「六個月一覽」的表格/);
    expect(within(chart).getAllByRole('radio')).toHaveLength(3);
    expect(month(/^2026年10月：/)).toHaveAccessibleName(
      '2026年10月：已出貨 NT$134，待出貨 NT$0，全部 NT$134，造訪 7 次',
    );
  });

  it('begins with the current month, and follows arrow keys, a press and the mouse', async () => {
    const { values } = show();
    const user = userEvent.setup();
    expect(values()).toEqual(['NT$268', 'NT$0', 'NT$268', '1,200 次']);
    await user.tab();
    expect(month(/^2026年11月/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(month(/^2026年10月/)).toHaveFocus();
    expect(values()).toEqual(['NT$134', 'NT$0', 'NT$134', '7 次']);
    await user.pointer({ keys: '[TouchA]', target: month(/^2026年9月/) });
    expect(values()).toEqual(['NT$0', 'NT$0', 'NT$0', '0 次']);
    await user.hover(month(/^2026年11月/));
    expect(values()[3]).toBe('1,200 次');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('draws each month as high as it earned, and nothing for an empty one', () => {
    const { container } = show();
    const [earnings] = container.querySelectorAll('[role=radiogroup] svg');
    const totals = [...(earnings?.querySelectorAll('g > rect:nth-child(3)') ?? [])];
    const heights = totals.map((bar) => Number(bar.getAttribute('height')));
    expect(heights).toHaveLength(2);
    expect(heights[0]).toBeGreaterThan(50);
    expect(heights[1]).toBeCloseTo(2 * (heights[0] ?? 0));
  });
});

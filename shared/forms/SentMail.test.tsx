import { OTP_RESEND_PAUSE_MS } from '@pinpu/shared/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoMail } from './SentMail.tsx';

const onSend = jest.fn();
const show = (sent_at: number, onChangeEmail?: () => void) =>
  render(
    <NoMail sent_at={sent_at} busy={false} onSend={onSend} onChangeEmail={onChangeEmail}>
      再次寄送
    </NoMail>,
  );

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  onSend.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('where no mail arrives', () => {
  it('counts down the pause before another is sent [V5]', () => {
    show(Date.now());
    expect(screen.getByRole('button', { name: '60 秒後可再次寄送' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(OTP_RESEND_PAUSE_MS - 1000));
    expect(screen.getByRole('button', { name: '1 秒後可再次寄送' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1000));
    fireEvent.click(screen.getByRole('button', { name: '再次寄送' }));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('offers another e-mail only where it can be changed', () => {
    const change = jest.fn();
    const { unmount } = show(0, change);
    fireEvent.click(screen.getByRole('button', { name: '更換電子郵件' }));
    expect(change).toHaveBeenCalledTimes(1);
    unmount();
    show(0);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

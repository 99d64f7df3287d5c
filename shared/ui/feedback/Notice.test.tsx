import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './Notice.tsx';

describe('a notice', () => {
  it('reads [code] message [F14]', () => {
    render(<Notice variant="warning" code="404" message="查無資料" />);
    expect(screen.getByRole('status')).toHaveTextContent('[404] 查無資料');
  });

  it('has the code apart from the sentence, and small [41 W17] [F14]', () => {
    render(<Notice code="Failed to fetch" message="伺服器連線錯誤" />);
    expect(screen.getByText('伺服器連線錯誤')).toHaveTextContent(/^伺服器連線錯誤$/);
    expect(screen.getByText('[Failed to fetch]').tagName).toBe('SMALL');
  });

  it('interrupts if it is a danger', () => {
    render(<Notice variant="danger" message="伺服器連線錯誤" />);
    expect(screen.getByRole('alert')).toHaveTextContent('伺服器連線錯誤');
  });

  it('has a close button only when it may be closed [F14]', async () => {
    const onClose = jest.fn();
    const { rerender } = render(<Notice message="系統訊息" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<Notice message="系統訊息" onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: '關閉訊息' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

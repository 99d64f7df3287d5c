import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './Button.tsx';

describe('a busy button', () => {
  it('keeps its name and the focus, and does nothing', async () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        送出
      </Button>,
    );
    const button = screen.getByRole('button', { name: '送出' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit a form', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="驗證碼" />
        <Button type="submit" busy>
          送出
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('驗證碼'), '123{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

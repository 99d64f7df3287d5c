import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function ask(busy = false) {
  const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(
    <ConfirmDialog
      open
      dismissable={false}
      confirmLabel="立即付款"
      cancelLabel="再確認一下訂單"
      busy={busy}
      {...answers}
    >
      系統將前往『付款』頁面...
    </ConfirmDialog>,
  );
  return answers;
}

describe('a question with two answers', () => {
  it('asks under the title 確認 [D6]', () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: '確認' })).toHaveTextContent(
      '系統將前往『付款』頁面...',
    );
  });

  it('reports the chosen answer', async () => {
    const { onConfirm, onCancel } = ask();
    await userEvent.click(screen.getByRole('button', { name: '立即付款' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: '再確認一下訂單' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('ignores a second answer while the first is pending [D6]', async () => {
    const { onConfirm, onCancel } = ask(true);
    await userEvent.click(screen.getByRole('button', { name: '立即付款' }));
    await userEvent.click(screen.getByRole('button', { name: '再確認一下訂單' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});

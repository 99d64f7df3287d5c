import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton.tsx';

const show = () =>
  render(
    <CopyButton text="0123" what="帳號">
      複製
    </CopyButton>,
  );

it('puts the text on the clipboard and says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: '複製' }));
  expect(await navigator.clipboard.readText()).toBe('0123');
  expect(screen.getByRole('status')).toHaveTextContent('已複製帳號');
});

it('asks to copy by hand if the browser rejects', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: '複製' }));
  expect(screen.getByRole('status')).toHaveTextContent('請長按帳號複製');
});

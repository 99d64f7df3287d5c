import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Stage(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開啟
      </button>
      <Dialog title="訂購單明細" {...props} open={open} onClose={() => setOpen(false)}>
        <button type="button">內容</button>
      </Dialog>
    </>
  );
}

async function openStage(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Stage {...props} />);
  await user.click(screen.getByRole('button', { name: '開啟' }));
  return { user, dialog: screen.getByRole('dialog', { name: '訂購單明細' }) };
}

describe('a dialog', () => {
  it('is not rendered until it is opened', () => {
    render(<Stage />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that there is no network, as long as there is none: the frame’s notice is behind it [X5]', async () => {
    const { dialog } = await openStage({ variant: 'full', dismissable: false });
    const setOnline = (isOnline: boolean) =>
      act(() => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      });
    setOnline(false);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      '目前沒有網路，恢復連線後會自動繼續',
    );
    setOnline(true);
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('closes by Escape', async () => {
    const { user, dialog } = await openStage();
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  it('closes by a press on the backdrop, but not by one inside', async () => {
    const { user, dialog } = await openStage();
    await user.click(screen.getByRole('button', { name: '內容' }));
    expect(dialog).toBeInTheDocument();
    await user.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays when a press begins inside and ends on the backdrop', async () => {
    const { user, dialog } = await openStage();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('button', { name: '內容' }) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(dialog).toBeInTheDocument();
  });

  it('restores the focus', async () => {
    const { user } = await openStage();
    await user.click(screen.getByRole('button', { name: '關閉' }));
    expect(screen.getByRole('button', { name: '開啟' })).toHaveFocus();
  });
});

describe('a dialog that waits for an answer', () => {
  it('is closed neither by Escape nor by the backdrop [C7] [D6]', async () => {
    const { user, dialog } = await openStage({ dismissable: false });
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    await user.click(dialog);
    expect(dialog).toBeInTheDocument();
    expect(dialog).toHaveAttribute('open');
  });

  it('has no close button', async () => {
    await openStage({ dismissable: false });
    expect(screen.queryByRole('button', { name: '關閉' })).not.toBeInTheDocument();
  });
});

it('counts as closed when the browser closes it by itself, as Back on a phone does [F10]', async () => {
  const { dialog } = await openStage();
  act(() => (dialog as HTMLDialogElement).close());
  fireEvent(dialog, new Event('close'));
  expect(dialog).not.toBeInTheDocument();
});

describe('Back [defect 14]', () => {
  const back = async () => {
    const gone = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    await act(async () => {
      window.history.back();
      await gone;
    });
  };

  it.each(['full', 'side', 'sheet'] as const)(
    'closes a %s dialog, and the page stays',
    async (variant) => {
      window.history.pushState({ key: 'page' }, '', '/cart');
      const { dialog } = await openStage({ variant });
      await back();
      expect(dialog).not.toBeInTheDocument();
      expect(window.location.pathname).toBe('/cart');
      expect(window.history.state).toEqual({ key: 'page' });
    },
  );

  it('leaves the page after the dialog was closed by its button', async () => {
    window.history.pushState({ key: 'before' }, '', '/before');
    window.history.pushState({ key: 'page' }, '', '/cart');
    const { user } = await openStage({ variant: 'full' });
    await user.click(screen.getByRole('button', { name: '關閉' }));
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
    await back();
    expect(window.location.pathname).toBe('/before');
  });

  it('closes neither a dialog that waits for an answer nor the one below it', async () => {
    window.history.pushState({ key: 'page' }, '', '/cart');
    const { dialog } = await openStage({ variant: 'full' });
    const question = render(
      <Dialog open dismissable={false} title="確認" onClose={jest.fn()} role="alertdialog" />,
    );
    await back();
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page', dialog: true }));
    expect(dialog).toBeInTheDocument();
    question.unmount();
    await back();
    expect(dialog).not.toBeInTheDocument();
  });

  it('closes one dialog that has replaced another, as details replace their spinner', async () => {
    window.history.pushState({ key: 'page' }, '', '/cart');
    const onClose = jest.fn(() => view.rerender(null));
    const view = render(<Dialog key="a" open variant="full" title="載入中" onClose={onClose} />);
    view.rerender(<Dialog key="b" open variant="full" title="明細" onClose={onClose} />);
    await back();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ key: 'page' });
    view.unmount();
  });
});

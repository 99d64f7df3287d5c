import { emitAppEvent } from '@pinpu/shared/events';
import { appStore, noticesAtom, pushNoticesAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SystemDialogHost } from './SystemDialogHost.tsx';

const show = () => renderAt('/', '/', <SystemDialogHost />);
beforeEach(() => appStore.set(noticesAtom, []));

it('lists every notice as [code] message, and closes them together [F14, X5]', async () => {
  show();
  act(() =>
    appStore.set(pushNoticesAtom, [
      { code: 'A1', message: '庫存不足', variant: 'danger' },
      { code: 'A2', message: '價格已更新', variant: 'warning' },
    ]),
  );
  expect(screen.getByRole('alertdialog')).toHaveTextContent('[A1] 庫存不足');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('[A2] 價格已更新');
  await userEvent.click(screen.getByRole('button', { name: '我知道了' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('offers no way to close a notice that may not be closed [F14, X4]', async () => {
  show();
  act(() =>
    appStore.set(pushNoticesAtom, [
      { code: 'SYSTEM', message: 'E2EE安控元件載入錯誤', variant: 'danger', noCloseButton: true },
    ]),
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('[SYSTEM] E2EE安控元件載入錯誤');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows what any remote reports by the global error event [F14]', () => {
  show();
  act(() =>
    emitAppEvent('APP_EC_ERROR', {
      notices: [{ code: 'X', message: '載入失敗', variant: 'danger' }],
    }),
  );
  expect(screen.getByRole('alertdialog')).toHaveTextContent('[X] 載入失敗');
});

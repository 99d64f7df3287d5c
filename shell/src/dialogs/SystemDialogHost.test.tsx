import { emitAppEvent } from '@pinpu/shared/events';
import { appStore, beginProcessAtom, pushNoticesAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Elapsed } from './Elapsed.tsx';
import { SystemDialogHost } from './SystemDialogHost.tsx';

const show = () => renderAt('/', '/', <SystemDialogHost />);

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

it('shows a notice once that two calls of a page report alike [finding D18] [F14]', () => {
  show();
  const notice = { code: 'A1', message: '庫存不足', variant: 'danger' } as const;
  act(() => appStore.set(pushNoticesAtom, [notice, { ...notice }, { ...notice, code: 'A2' }]));
  expect(screen.getAllByText(/庫存不足/)).toHaveLength(2);
});

it('has no close button for a notice that may not be closed [F14, X4]', async () => {
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

describe('a running process', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('shows its elapsed time every second, without announcing it, until it ends [F14]', () => {
    show();
    const end = appStore.set(beginProcessAtom, { code: 'PAYMENT', message: '訂單處理中' });
    wait(7000);
    expect(screen.getByRole('alertdialog', { name: '處理中' })).toHaveTextContent(
      '[PAYMENT] 訂單處理中',
    );
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:07');
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    wait(60_000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:01:07');
    act(end);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows the present time where the page was busy between rendering and counting [F14]', () => {
    const since = Date.now();
    const Busy = () => {
      useLayoutEffect(() => jest.setSystemTime(since + 67_000), []);
      return null;
    };
    renderAt(
      '/',
      '/',
      <>
        <Elapsed since={since} />
        <Busy />
      </>,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('00:01:07');
  });

  it('does not flash if it ends immediately [F14]', () => {
    show();
    const end = appStore.set(beginProcessAtom, { code: 'PAYMENT', message: '訂單處理中' });
    wait(300);
    act(end);
    wait(5000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

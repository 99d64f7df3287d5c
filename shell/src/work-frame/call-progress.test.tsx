import { emitAppEvent } from '@pinpu/shared/events';
import { appStore, beginAdminCallAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import { CallProgress } from './CallProgress.tsx';

it('shows a line while a call is under way, and after one that failed until the next result [A9]', () => {
  renderAt('/el/', '/el/', <CallProgress />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  let end = () => {};
  act(() => {
    end = appStore.set(beginAdminCallAtom);
  });
  expect(screen.getByRole('progressbar', { name: '資料處理中' })).toBeVisible();
  act(() => {
    end();
    emitAppEvent('APP_ADMIN_RESULT', { success: false });
  });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('上一次操作沒有完成');
  act(() => emitAppEvent('APP_ADMIN_RESULT', { success: true }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

import { useAppEvent } from '@pinpu/shared/events';
import { adminBusyAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { VisuallyHidden } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ProgressLine } from '../frame/ProgressLine.tsx';

/**
 * A line at the top while administrative calls are running, and a red one after a failure, until the next result
 * (ledger A9).
 */
export function CallProgress() {
  const isBusy = useAtomValue(adminBusyAtom);
  const [hasFailed, setFailed] = useState(false);
  useAppEvent('APP_ADMIN_RESULT', ({ success }) => setFailed(!success));
  return (
    <>
      {isBusy && <ProgressLine aria-label="資料處理中" />}
      <Failure role="status">
        {!isBusy && hasFailed && <VisuallyHidden>上一次操作沒有完成</VisuallyHidden>}
      </Failure>
    </>
  );
}

const Failure = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.panel};
  &:not(:empty) {
    height: 3px;
    background: ${theme.colour.vermilion};
  }
`;

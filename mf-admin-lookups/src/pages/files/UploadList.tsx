import { useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Row } from '@pinpu/shared/ui';
import styled from 'styled-components';
import {
  cancelUploadAtom,
  dismissUploadAtom,
  retryUploadAtom,
  type Upload,
} from '../../state/uploads.ts';
import { fileSize } from './file-size.ts';

const percent = (progress: number) => Math.round(progress * 100);

function stateText({ state }: Upload): string {
  switch (state.kind) {
    case 'waiting':
      return '等待上傳';
    case 'sending':
      return state.progress < 1 ? `上傳中 ${percent(state.progress)}%` : '檢查中';
    case 'done':
      return '已上傳';
    case 'cancelled':
      return '已取消';
    case 'failed':
      return state.message;
  }
}

function UploadLine({ upload }: { upload: Upload }) {
  const { id, file, state } = upload;
  const cancel = useSetAtom(cancelUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const dismiss = useSetAtom(dismissUploadAtom);
  const isOpen = state.kind === 'waiting' || state.kind === 'sending';
  const isRetryable = state.kind === 'failed' || state.kind === 'cancelled';
  const named = (action: string) => `${action}：${file.name}`;
  return (
    <Line>
      <Text>
        <Name>{file.name}</Name>
        <State $failed={state.kind === 'failed'} role={isOpen ? undefined : 'status'}>
          {fileSize(file.size)}，{stateText(upload)}
        </State>
        {state.kind === 'sending' && (
          <progress aria-label={named('上傳進度')} max={100} value={percent(state.progress)} />
        )}
      </Text>
      <Row $gap={8}>
        {isOpen && (
          <Button
            size="small"
            variant="secondary"
            aria-label={named('取消')}
            onClick={() => cancel(id)}
          >
            取消
          </Button>
        )}
        {isRetryable && (
          <Button
            size="small"
            variant="secondary"
            aria-label={named('重試')}
            onClick={() => retry(id)}
          >
            重試
          </Button>
        )}
        {!isOpen && (
          <Button
            size="small"
            variant="quiet"
            aria-label={named('移除')}
            onClick={() => dismiss(id)}
          >
            移除
          </Button>
        )}
      </Row>
    </Line>
  );
}

/** Uploads of this tab with their progress; a failed or cancelled one can be sent again. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <Lines aria-label="這次上傳的檔案">
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  border-top: ${theme.border.hairline};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
`;

const Text = styled.div`
  display: grid;
  flex: 1 1 240px;
  min-width: 0;
  gap: ${theme.space[4]};
  progress { width: 100%; accent-color: ${theme.colour.celadon}; }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const State = styled.span<{ $failed: boolean }>`
  color: ${({ $failed }) => ($failed ? theme.colour.vermilion : theme.colour.inkSoft)};
  font-size: ${theme.size[15]};
`;

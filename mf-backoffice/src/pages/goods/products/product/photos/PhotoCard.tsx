import { theme } from '@pinpu/shared/theme';
import { Badge, Button, IconButton, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { MoveButtons } from '../../../../../features/ordered/MoveButtons.tsx';
import type { Photo } from './photos.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface PhotoCardProps {
  photo: Photo;
  at: number;
  count: number;
  isMain: boolean;
  isDragged: boolean;
  uploads: PhotoUploads;
  onMove: (to: number) => void;
  /** Called with the photo's id when a drag starts, and with '' when it ends. */
  onDrag: (id: string) => void;
  onDropHere: () => void;
}

/** Shown until the photo is uploaded. */
function Pending({ photo }: { photo: Photo }) {
  const percent = Math.round(photo.progress * 100);
  if (photo.state === 'failed') return <Message $failed>{photo.message}</Message>;
  return (
    <Message $failed={false}>
      {photo.name}
      <progress aria-label={`上傳進度：${photo.name}`} max={100} value={percent} />
      {percent < 100 ? `${percent}%` : '處理中'}
    </Message>
  );
}

export function PhotoCard(props: PhotoCardProps) {
  const { photo, at, count, isMain, isDragged, uploads, onMove, onDrag, onDropHere } = props;
  const { id, address, removed, state } = photo;
  const label = `第 ${at + 1} 張照片`;
  return (
    <Card
      draggable={!removed}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', label);
        dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrag('')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDropHere}
    >
      <Frame $faded={removed || isDragged}>
        {address === '' ? (
          <Pending photo={photo} />
        ) : (
          <Picture src={address} alt={label} sizes="160px" draggable={false} />
        )}
        {isMain && (
          <Corner>
            <Badge $tone="success">主圖</Badge>
          </Corner>
        )}
      </Frame>
      {removed ? (
        <Button variant="secondary" size="small" onClick={() => uploads.restore(id)}>
          復原
        </Button>
      ) : (
        <Buttons>
          <MoveButtons {...{ at, count, onMove }} name={`第 ${at + 1} 張照片`} />
          <IconButton
            icon="trash"
            aria-label={`移除：${label}`}
            onClick={() => uploads.remove(id)}
          />
          {state === 'failed' && (
            <Button variant="quiet" size="small" onClick={() => uploads.retry(id)}>
              重試
            </Button>
          )}
        </Buttons>
      )}
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  cursor: ${({ draggable }) => (draggable ? 'grab' : 'auto')};
`;

const Frame = styled.div<{ $faded: boolean }>`
  position: relative;
  aspect-ratio: 1;
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  opacity: ${({ $faded }) => ($faded ? 0.5 : 1)};
  overflow: hidden;
`;

const Corner = styled.span`
  position: absolute;
  top: ${theme.space[8]};
  left: ${theme.space[8]};
`;

const Message = styled.div<{ $failed: boolean }>`
  display: grid;
  align-content: center;
  gap: ${theme.space[8]};
  height: 100%;
  padding: ${theme.space[8]};
  color: ${({ $failed }) => theme.colour[$failed ? 'vermilionDeep' : 'inkSoft']};
  font-size: ${theme.size[13]};
  overflow: auto;
  overflow-wrap: anywhere;
  progress { width: 100%; accent-color: ${theme.colour.celadon}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  white-space: nowrap;
`;

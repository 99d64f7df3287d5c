import { FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Row, Stack, VisuallyHidden } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { PhotoCard } from './PhotoCard.tsx';
import { movePhoto, type Photo } from './photos.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

// HEIC is left out: iPhones then convert photos to JPEG.
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface ChooserProps {
  onFiles: (files: File[]) => void;
}

function Choosers({ onFiles }: ChooserProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = (capture: boolean) => ({
    ref: capture ? camera : files,
    type: 'file',
    hidden: true,
    accept: TYPES,
    'aria-label': capture ? '拍一張照片' : '選擇照片檔',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      onFiles([...(currentTarget.files ?? [])]);
      // Choosing the same file again must fire `change`, too.
      currentTarget.value = '';
    },
  });
  return (
    <Row>
      <Button variant="secondary" onClick={() => files.current?.click()}>
        選擇照片
      </Button>
      <Camera>
        <Button variant="secondary" onClick={() => camera.current?.click()}>
          拍照
        </Button>
      </Camera>
      <input {...input(false)} multiple />
      <input {...input(true)} capture="environment" />
    </Row>
  );
}

const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface PhotoFieldProps {
  photos: readonly Photo[];
  error: string;
  uploads: PhotoUploads;
  onChange: (photos: Photo[]) => void;
}

/** A product's photos: chosen, taken or dropped; ordered by dragging or by buttons. The first is the main one. */
export function PhotoField({ photos, error, uploads, onChange }: PhotoFieldProps) {
  const [isOver, setOver] = useState(false);
  const [dragged, setDragged] = useState('');
  const [message, setMessage] = useState('');
  const move = (id: string, to: number) => {
    onChange(movePhoto(photos, id, to));
    setMessage(`照片移到第 ${to + 1} 張，共 ${photos.length} 張`);
  };
  const main = photos.find(({ removed }) => !removed);
  return (
    <Zone
      role="group"
      aria-label="照片"
      $over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        if (isFiles(event)) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (isFiles(event)) uploads.add([...event.dataTransfer.files]);
      }}
    >
      {photos.length > 0 && (
        <Photos aria-label="照片的順序">
          {photos.map((photo, at) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              at={at}
              count={photos.length}
              isMain={photo === main}
              isDragged={photo.id === dragged}
              uploads={uploads}
              onMove={(to) => move(photo.id, to)}
              onDrag={setDragged}
              onDropHere={() => dragged !== '' && move(dragged, at)}
            />
          ))}
        </Photos>
      )}
      <Stack $gap={8}>
        <Choosers onFiles={uploads.add} />
        <Soft $small>
          可一次選多張，或拖曳到這裡；拖曳照片可以排序，第一張是主圖。JPEG、PNG、WebP、AVIF，每張最多
          30 MB。
        </Soft>
      </Stack>
      <FaultText fault={error} />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </Zone>
  );
}

const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: 2px dashed ${({ $over }) => theme.colour[$over ? 'celadon' : 'edge']};
  border-radius: ${theme.radius.small};
  background: ${({ $over }) => theme.colour[$over ? 'celadonTint' : 'card']};
`;

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${theme.space[12]};
`;

const Camera = styled.span`
  display: none;
  @media (pointer: coarse) { display: contents; }
`;

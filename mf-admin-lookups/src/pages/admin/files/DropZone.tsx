import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';

interface DropZoneProps {
  accept: string;
  hint: string;
  onFiles: (files: File[]) => void;
}

/** Takes files that are dropped on it or chosen by its button. */
export function DropZone({ accept, hint, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      role="group"
      aria-label="上傳檔案"
      $over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>將檔案拖曳到這裡，或</p>
      <Button onClick={() => input.current?.click()}>選擇檔案</Button>
      <Hint>{hint}</Hint>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label="選擇要上傳的檔案"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file again is a change, too.
          currentTarget.value = '';
        }}
      />
    </Zone>
  );
}

const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[24]} ${theme.space[16]};
  border: 2px dashed ${({ $over }) => ($over ? theme.colour.celadon : theme.colour.edge)};
  border-radius: ${theme.radius.small};
  background: ${({ $over }) => ($over ? theme.colour.celadonTint : theme.colour.card)};
  text-align: center;
`;

const Hint = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;

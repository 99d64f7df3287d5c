import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';

interface FileDropProps {
  /** The text of the button: `選擇檔案`. */
  label: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
}

/** Accepts files that are dropped on it, or chosen with its button. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, disabled = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File>) => {
    const dropped = multiple ? [...files] : [...files].slice(0, 1);
    if (dropped.length > 0 && !disabled) onFiles(dropped);
  };
  return (
    <Zone
      role="group"
      aria-label={label}
      $over={isOver && !disabled}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p>將檔案拖曳到這裡，或</p>
      <Button variant="secondary" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Hint>{hint}</Hint>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={`${label}，檔案`}
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? []);
          // Reset, so that choosing the same file again is a change.
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
  border: 2px dashed ${({ $over }) => theme.colour[$over ? 'celadon' : 'edge']};
  border-radius: ${theme.radius.small};
  background: ${({ $over }) => theme.colour[$over ? 'celadonTint' : 'card']};
  text-align: center;
`;

const Hint = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
`;

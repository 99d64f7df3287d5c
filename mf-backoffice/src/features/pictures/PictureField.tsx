import { FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Row } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { type Ref, useId, useRef } from 'react';
import styled from 'styled-components';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  label: string;
  /** Address of the picture, '' for none. */
  value: string;
  /** Width divided by height, as the shop shows it. */
  ratio: number;
  hint: string;
  error?: string;
  onChange: (address: string) => void;
}

interface ChoiceProps {
  hasPicture: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

const Choice = ({ hasPicture, onChoose, onRemove }: ChoiceProps) => (
  <Row $gap={8}>
    <Button variant="secondary" size="small" onClick={onChoose}>
      {hasPicture ? '更換圖片' : '選擇圖片'}
    </Button>
    {hasPicture && (
      <Button variant="quiet" size="small" onClick={onRemove}>
        移除圖片
      </Button>
    )}
  </Row>
);

const Progress = ({
  label,
  sent,
  onCancel,
}: {
  label: string;
  sent: number;
  onCancel: () => void;
}) => (
  <Row>
    <progress value={sent} aria-label={`${label}上傳進度`} />
    <Button variant="quiet" size="small" onClick={onCancel}>
      取消上傳
    </Button>
  </Row>
);

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onTake: (files: FileList | null) => void;
}

const FileInput = ({ ref, label, onTake }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
    aria-label={label}
    onChange={({ currentTarget }) => {
      onTake(currentTarget.files);
      // Choosing the same file again must fire `change`, too.
      currentTarget.value = '';
    }}
  />
);

/** A picture, by choice or drop; shown cropped as in the shop, and can be replaced or removed. */
export function PictureField({
  label,
  value,
  ratio,
  hint,
  error = '',
  onChange,
}: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sent, error: failure, upload, cancel } = usePictureUpload(onChange);
  const wrong = failure || error;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void upload(file);
  };
  return (
    <Box
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={wrong ? `${id}error ${id}hint` : `${id}hint`}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Label id={`${id}label`}>{label}</Label>
      {value === '' ? (
        <Empty $ratio={ratio}>沒有圖片</Empty>
      ) : (
        <Picture src={value} alt={`${label}目前的圖片`} ratio={ratio} sizes="320px" />
      )}
      {sent === undefined ? (
        <Choice
          hasPicture={value !== ''}
          onChoose={() => input.current?.click()}
          onRemove={() => onChange('')}
        />
      ) : (
        <Progress label={label} sent={sent} onCancel={cancel} />
      )}
      <FaultText id={`${id}error`} fault={wrong} />
      <Soft $small id={`${id}hint`}>
        {hint}
      </Soft>
      <FileInput ref={input} label={`選擇${label}`} onTake={take} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
  progress { flex: 1; accent-color: ${theme.colour.celadon}; }
`;

const Label = styled.p`
  font-size: ${theme.size[15]};
  font-weight: ${theme.weight.medium};
`;

const Empty = styled.div<{ $ratio: number }>`
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border: 1px dashed ${theme.colour.edge};
  border-radius: ${theme.radius.small};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;

import { FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Row } from '@pinpu/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { uploadFailure } from '../../../features/pictures/upload-failure.ts';
import { usePictureUpload } from '../../../features/pictures/use-picture-upload.ts';

interface CategoryPictureProps {
  /** '' for none. */
  address: string;
  error: string;
  onChange: (address: string) => void;
}

/** A category's picture: uploaded, replaced or removed. */
export function CategoryPicture({ address, error, onChange }: CategoryPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload(onChange, uploadFailure);
  const { sent } = upload;
  return (
    <Place role="group" aria-label="分類圖片">
      <Frame>{address !== '' && <Picture src={address} alt="分類圖片" sizes="96px" />}</Frame>
      <div>
        <Row $gap={8}>
          <Button
            variant="secondary"
            size="small"
            busy={sent !== undefined}
            onClick={() => input.current?.click()}
          >
            {address === '' ? '選擇圖片' : '更換圖片'}
          </Button>
          {address !== '' && (
            <Button variant="quiet" size="small" onClick={() => onChange('')}>
              移除
            </Button>
          )}
        </Row>
        {sent !== undefined && (
          <progress aria-label="上傳進度" max={100} value={Math.round(sent * 100)} />
        )}
        <FaultText fault={upload.error || error} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="選擇分類圖片"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void upload.upload(file);
          currentTarget.value = '';
        }}
      />
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
`;

const Frame = styled.span`
  flex: none;
  width: 96px;
  aspect-ratio: 1;
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
`;

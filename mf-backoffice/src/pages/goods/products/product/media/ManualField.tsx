import { fileSizeText, mediaAt } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { MediaUpload } from './MediaUpload.tsx';

interface ManualFieldProps {
  /** The path of the PDF, '' for none. */
  value: string;
  onChange: (path: string) => void;
  onSending: (isSending: boolean) => void;
}

/** The PDF of a product: uploaded, replaced or removed. */
export function ManualField({ value, onChange, onSending }: ManualFieldProps) {
  const [size, setSize] = useState({ path: '', bytes: 0 });
  return (
    <>
      {value !== '' && (
        <Name href={encodeURI(value)} download>
          {mediaAt(value)?.saveAs ?? value}
          {size.path === value && `（${fileSizeText(size.bytes)}）`}
        </Name>
      )}
      <MediaUpload
        kind="manual"
        label={value === '' ? '上傳 PDF' : '更換 PDF'}
        onSending={onSending}
        onUploaded={({ address, bytes }) => {
          setSize({ path: address, bytes });
          onChange(address);
        }}
      >
        {value !== '' && (
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            移除說明書
          </Button>
        )}
      </MediaUpload>
    </>
  );
}

const Name = styled.a`
  justify-self: start;
  padding-block: ${theme.space[12]};
  overflow-wrap: anywhere;
`;

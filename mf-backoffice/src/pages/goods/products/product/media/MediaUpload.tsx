import type { MediaKind } from '@pinpu/shared/domain';
import { FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Row } from '@pinpu/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { StoredMedia } from '../../../../../api/products.ts';
import { useMediaUpload } from './use-media-upload.ts';

interface MediaUploadProps {
  kind: MediaKind;
  /** What the button says. */
  label: string;
  disabled?: boolean;
  /** Whether a file is being sent: it must not be saved without. */
  onSending: (isSending: boolean) => void;
  onUploaded: (stored: StoredMedia, file: File) => void;
  /** Further buttons. */
  children?: ReactNode;
}

// Endings, too, since some systems know no type for them.
const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  video: 'video/mp4,.mp4,.m4v',
  manual: 'application/pdf,.pdf',
};

/** Sends a chosen file, with its progress, cancelling and another attempt. */
export function MediaUpload(props: MediaUploadProps) {
  const { kind, label, disabled = false, onSending, onUploaded, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const { name, sent, error, canRetry, upload, retry, cancel } = useMediaUpload(kind, onUploaded);
  const isSending = sent !== undefined;
  const note = useRef(onSending);
  note.current = onSending;
  useEffect(() => {
    if (!isSending) return;
    note.current(true);
    return () => note.current(false);
  }, [isSending]);
  return (
    <>
      {isSending ? (
        <Sending>
          <span>{name}</span>
          <progress value={sent} aria-label={`「${name}」上傳進度`} />
          <Button variant="quiet" size="small" onClick={cancel}>
            取消上傳
          </Button>
        </Sending>
      ) : (
        <Row $gap={8}>
          <Button
            variant="secondary"
            size="small"
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {label}
          </Button>
          {children}
        </Row>
      )}
      <FaultText fault={error} />
      {canRetry && (
        <Row>
          <Button variant="quiet" size="small" onClick={retry}>
            重試
          </Button>
        </Row>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[kind]}
        aria-label={`選擇檔案：${label}`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void upload(file);
          // Choosing the same file again must fire `change`, too.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

const Sending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
  progress { flex: 1; min-width: 120px; accent-color: ${theme.colour.celadon}; }
`;

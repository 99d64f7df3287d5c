import { theme } from '@pinpu/shared/theme';
import { Button, CopyButton, Icon, LinkButton, Notice } from '@pinpu/shared/ui';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';

type QrDialogType = ComponentType<{ url: string; onClose: () => void }>;

const loadQr = async (): Promise<QrDialogType> =>
  (await import(/* webpackChunkName: "qr" */ './QrDialog.tsx')).QrDialog;

const lineShare = (url: string, text: string) =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;

/** Ways to share a short link: copying, LINE with a prepared text, the system's share sheet, a QR code. */
export function LinkActions({ url, title }: { url: string; title: string }) {
  const [Qr, setQr] = useState<{ Part: QrDialogType }>();
  const [failed, setFailed] = useState(false);
  const text = title === '' ? '一起團購更划算！' : `${title}，一起團購更划算！`;
  const showQr = () => {
    setFailed(false);
    loadQr().then(
      (Part) => setQr({ Part }),
      () => setFailed(true),
    );
  };
  // Closing the sheet is not an error.
  const share = () => void navigator.share({ title, text, url }).catch(() => undefined);
  return (
    <Actions>
      <CopyButton text={url} what="推廣連結" variant="promoter" size="small">
        複製連結
      </CopyButton>
      <LinkButton
        $variant="secondary"
        $size="small"
        href={lineShare(url, text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="line" />用 LINE 分享
      </LinkButton>
      {'share' in navigator && (
        <Button variant="secondary" size="small" onClick={share}>
          <Icon name="share" size={20} />
          分享
        </Button>
      )}
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={showQr}>
        QR Code
      </Button>
      {failed && <Notice variant="danger" message="目前無法產生 QR Code，請稍後再試一次。" />}
      {Qr && <Qr.Part url={url} onClose={() => setQr(undefined)} />}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

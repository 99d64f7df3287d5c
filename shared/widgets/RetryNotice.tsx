import { Button, Notice } from '@pinpu/shared/ui';

interface RetryNoticeProps {
  message: string;
  onRetry: () => unknown;
}

/** Says what is missing in a page that is usable without it, with another attempt. */
export const RetryNotice = ({ message, onRetry }: RetryNoticeProps) => (
  <Notice variant="warning" message={message}>
    <Button size="small" variant="quiet" onClick={() => onRetry()}>
      再試一次
    </Button>
  </Notice>
);

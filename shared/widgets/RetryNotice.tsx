import { Button, Notice } from '@pinpu/shared/ui';

interface RetryNoticeProps {
  message: string;
  onRetry: () => unknown;
}

/** A notice that a part of a usable page is missing, with a retry button. */
export const RetryNotice = ({ message, onRetry }: RetryNoticeProps) => (
  <Notice variant="warning" message={message}>
    <Button size="small" variant="quiet" onClick={() => onRetry()}>
      再試一次
    </Button>
  </Notice>
);

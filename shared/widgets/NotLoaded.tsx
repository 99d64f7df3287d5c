import { refusalText } from '@pinpu/shared/api/failure';
import { Button, EmptyState, Spinner } from '@pinpu/shared/ui';

interface NotLoadedProps {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** What has not loaded: `訂單`. */
  what: string;
  /** The verb in the message; 讀取 by default. */
  verb?: string;
  /** The reason, replacing the usual message. */
  failure?: string;
}

/** Shown in place of content that has not loaded: a spinner, or the error with a retry button. */
export const NotLoaded = ({
  isError,
  error,
  refetch,
  what,
  verb = '讀取',
  failure = `目前無法${verb}${what}，請稍後再試一次。`,
}: NotLoadedProps) =>
  isError ? (
    <EmptyState action={<Button onClick={() => refetch()}>再試一次</Button>}>
      {refusalText(error) ?? failure}
    </EmptyState>
  ) : (
    <Spinner label={`正在${verb}${what}`} />
  );

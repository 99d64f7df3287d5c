import { refusalText } from '@pinpu/shared/api/failure';
import { Button, EmptyState, Spinner } from '@pinpu/shared/ui';

interface LoadedProps {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** Name of the content: `訂單`. */
  what: string;
}

/** In place of what has not been read: a spinner, or why there is none, with another attempt. */
export const NotLoaded = ({ isError, error, refetch, what }: LoadedProps) =>
  isError ? (
    <EmptyState action={<Button onClick={() => refetch()}>再試一次</Button>}>
      {refusalText(error) ?? `目前無法讀取${what}，請稍後再試一次。`}
    </EmptyState>
  ) : (
    <Spinner label={`正在讀取${what}`} />
  );

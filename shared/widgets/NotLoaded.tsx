import { refusalText } from '@pinpu/shared/api/failure';
import { Button, EmptyState, Spinner } from '@pinpu/shared/ui';

interface NotLoadedProps {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** Name of the content: `訂單`. */
  what: string;
  /** What is done with the content: 讀取 where none is named. */
  verb?: string;
  /** Why there is nothing, in place of the usual sentence. */
  failure?: string;
}

/** In place of content that has not loaded: a spinner, or the error with a button that retries. */
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

import { Spinner } from '@pinpu/shared/ui';
import { PartFailure } from './PartFailure.tsx';
import { RemotePart } from './RemotePart.tsx';
import { useRemotes } from './remotes-context.tsx';

/** One page of one remote; the page reads its own parameters from the route. */
export function RemotePage({ remote, page }: { remote: string; page: string }) {
  const remotes = useRemotes();
  return (
    <RemotePart
      id={`${remote}/page/${page}`}
      load={async (attempt) => (await remotes.loadPage(remote, page, attempt)).Page}
      props={{}}
      pending={<Spinner />}
      failed={(retry) => <PartFailure onRetry={retry} />}
    />
  );
}

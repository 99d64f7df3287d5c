import { PageError } from './PageError.tsx';
import { pagePartId } from './parts.ts';
import { trackPending } from './pending-pages.ts';
import { RemotePart } from './RemotePart.tsx';
import { useRemotes } from './remotes-context.tsx';

/** One page of one remote; the page reads its own parameters from the route. */
export function RemotePage({ remote, page }: { remote: string; page: string }) {
  const remotes = useRemotes();
  return (
    <RemotePart
      id={pagePartId(remote, page)}
      load={async (attempt) =>
        (await trackPending(() => remotes.loadPage(remote, page, attempt))).Page
      }
      props={{}}
      failed={(retry) => <PageError onRetry={retry} />}
    />
  );
}

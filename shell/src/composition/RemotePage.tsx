import type { PageDescription } from '@pinpu/shared/contracts';
import { Spinner } from '@pinpu/shared/ui';
import { PageError } from './PageError.tsx';
import { PageHead } from './PageHead.tsx';
import { pagePartId } from './parts.ts';
import { trackPending } from './pending-pages.ts';
import { RemotePart } from './RemotePart.tsx';
import { RemoteScreen } from './RemoteSlots.tsx';
import { useRemotes } from './remotes-context.tsx';

interface RemotePageProps {
  remote: string;
  page: string;
  describe: PageDescription | undefined;
}

/** One page of one remote; the page reads its own parameters from the route. */
export function RemotePage({ remote, page, describe }: RemotePageProps) {
  const remotes = useRemotes();
  return (
    <RemoteScreen remote={remote}>
      {describe?.kind === 'page' && <PageHead describe={describe} />}
      <RemotePart
        id={pagePartId(remote, page)}
        load={async (attempt) =>
          (await trackPending(() => remotes.loadPage(remote, page, attempt))).Page
        }
        props={{}}
        leftOut={<Spinner />}
        failed={(retry) => <PageError onRetry={retry} />}
      />
    </RemoteScreen>
  );
}

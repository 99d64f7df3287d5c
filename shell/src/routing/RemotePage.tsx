import type { PageDescription } from '@pinpu/shared/contracts';
import { Spinner } from '@pinpu/shared/ui';
import { PageHead } from '../composition/PageHead.tsx';
import { pagePartId } from '../composition/parts.ts';
import { trackPending } from '../composition/pending-pages.ts';
import { RemotePart } from '../composition/RemotePart.tsx';
import { RemoteScreen } from '../composition/RemoteSlots.tsx';
import { useRemotes } from '../composition/remotes-context.tsx';
import { PageError } from './PageError.tsx';

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

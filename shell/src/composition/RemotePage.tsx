import { Spinner } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { PartFailure } from './PartFailure.tsx';
import { pagePartId } from './parts.ts';
import { RemotePart } from './RemotePart.tsx';
import { useRemotes } from './remotes-context.tsx';

/** One page of one remote; the page reads its own parameters from the route. */
export function RemotePage({ remote, page }: { remote: string; page: string }) {
  const remotes = useRemotes();
  return (
    <RemotePart
      id={pagePartId(remote, page)}
      load={async (attempt) => (await remotes.loadPage(remote, page, attempt)).Page}
      props={{}}
      pending={
        <Waiting>
          <Spinner />
        </Waiting>
      }
      failed={(retry) => <PartFailure onRetry={retry} />}
    />
  );
}

/** A screen high, so that the footer waits below and does not jump when the page appears. */
const Waiting = styled.div`
  min-height: 100dvh;
`;

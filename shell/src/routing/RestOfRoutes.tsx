import { trackPending } from '../composition/pending-pages.ts';
import { RemotePart } from '../composition/RemotePart.tsx';
import { useRemotes } from '../composition/remotes-context.tsx';
import { PageError } from './PageError.tsx';

/** Renders nothing; once the rest has arrived, the routes are rendered again. */
const Nothing = () => null;

/**
 * For an address that no known route serves: loads the rest of the composition, and waits until it is known which
 * remote serves it.
 */
export function RestOfRoutes() {
  const { composition, loadRest } = useRemotes();
  return (
    <RemotePart
      id={`shell/rest/${composition.id}`}
      load={async () => {
        await trackPending(() => loadRest());
        return Nothing;
      }}
      props={{}}
      failed={(retry) => <PageError onRetry={retry} />}
    />
  );
}

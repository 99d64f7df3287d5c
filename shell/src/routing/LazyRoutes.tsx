import { trackPending } from '../composition/pending-pages.ts';
import { RemotePart } from '../composition/RemotePart.tsx';
import { useRemotes } from '../composition/remotes-context.tsx';
import { PageError } from './PageError.tsx';

/** Renders nothing; once the lazy composition has arrived, the routes are rendered again. */
const Nothing = () => null;

/**
 * For an address that no known route serves: loads the lazy composition, and waits until it is known which
 * remote serves it.
 */
export function LazyRoutes() {
  const { composition, loadLazy } = useRemotes();
  return (
    <RemotePart
      id={`shell/lazy-routes/${composition.id}`}
      load={async () => {
        await trackPending(() => loadLazy());
        return Nothing;
      }}
      props={{}}
      failed={(retry) => <PageError onRetry={retry} />}
    />
  );
}

import { PageError } from '../composition/PageError.tsx';
import { trackPending } from '../composition/pending-pages.ts';
import { RemotePart } from '../composition/RemotePart.tsx';
import { useRemotes } from '../composition/remotes-context.tsx';

/** Once the rest has arrived, the routes are drawn anew. */
const Nothing = () => null;

/** At an address that no known route serves: loads the rest of the composition, and stays until that says whose it is. */
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

import { type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { type LoadPart, lazyPart } from './parts.ts';

interface RemotePartProps<Props> {
  /** Unique id of the part, also used in reports: `mf-cart/page/cart`. */
  id: string;
  load: LoadPart<Props>;
  props: Props;
  /** Shown while the part loads; by default the surrounding Suspense decides. */
  pending?: ReactNode;
  failed: (retry: () => void) => ReactNode;
}

const attempts = new Map<string, number>();

/** A part of a remote in its own error boundary, with pending and error states. */
export function RemotePart<Props extends object>({
  id,
  load,
  props,
  pending,
  failed,
}: RemotePartProps<Props>) {
  const [attempt, setAttempt] = useState(() => attempts.get(id) ?? 0);
  const Part = lazyPart(id, attempt, load);
  const retry = () => {
    attempts.set(id, attempt + 1);
    setAttempt(attempt + 1);
  };
  return (
    <PartBoundary key={`${id}#${attempt}`} part={id} fallback={failed(retry)}>
      {pending === undefined ? (
        <Part {...props} />
      ) : (
        <Suspense fallback={pending}>
          <Part {...props} />
        </Suspense>
      )}
    </PartBoundary>
  );
}

import type { Composition } from '@pinpu/shared/contracts';
import { useLocation } from '@pinpu/shared/router';
import { Fragment, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { reportSuccess } from '../part-reports.ts';

import { noteHydrated } from './hydrated-parts.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { PartTrackingContext } from './part-tracking.ts';
import { type LoadPart, lazyPart, remoteOf } from './parts.ts';
import { RemotesContext } from './remotes-context.tsx';
import { RenderMark, useIsLeftOut } from './rendered-parts.ts';

interface RemotePartProps<Props> {
  /** Unique id of the part, also used in reports: `mf-cart/page/cart`. */
  id: string;
  load: LoadPart<Props>;
  props: Props;
  /** Shown while the part loads; by default, the surrounding Suspense decides. */
  pending?: ReactNode;
  /** Shown instead of `pending` in the first render of a page that the server has rendered without this part. */
  leftOut?: ReactNode;
  failed: (retry: () => void) => ReactNode;
}

/** Whether the known part of the composition has the remote of a part. */
const isNamed = (composition: Composition | undefined, id: string) =>
  composition?.rest === undefined || Object.hasOwn(composition.remotes, remoteOf(id));

const attempts = new Map<string, number>();

/** A part of a remote in its own error boundary, with pending and error states. */
export function RemotePart<Props extends object>({
  id,
  load,
  props,
  pending,
  leftOut = pending,
  failed,
}: RemotePartProps<Props>) {
  const [attempt, setAttempt] = useState(() => attempts.get(id) ?? 0);
  const { pathname } = useLocation();
  // A part that only the lazy composition names may work once that has arrived.
  const place = isNamed(use(RemotesContext)?.composition, id) ? pathname : `${pathname}?`;
  const isLeftOut = useIsLeftOut(id);
  const Part = isLeftOut ? undefined : lazyPart(id, attempt, load);
  const retry = () => {
    attempts.set(id, attempt + 1);
    setAttempt(attempt + 1);
  };
  const tracking = use(PartTrackingContext);
  const ref = useMemo(() => tracking?.place(id), [tracking, id]);
  if (Part === undefined) return leftOut;
  const shown = (
    <>
      <RenderMark part={id} />
      <Part {...props} />
      <RenderMark part="" />
      <Rendered id={id} />
    </>
  );
  return (
    // biome-ignore lint/complexity/noUselessFragments: its ref finds the part on the page.
    <Fragment ref={ref}>
      <PartBoundary
        key={`${id}#${attempt}`}
        part={id}
        place={place}
        onLeave={retry}
        fallback={failed(retry)}
      >
        {pending === undefined ? shown : <Suspense fallback={pending}>{shown}</Suspense>}
      </PartBoundary>
    </Fragment>
  );
}

/** Reports that its remote renders, once the siblings are rendered. */
function Rendered({ id }: { id: string }) {
  const tracking = use(PartTrackingContext);
  useEffect(() => {
    reportSuccess(remoteOf(id), 'render');
    noteHydrated(id);
    tracking?.shown(id);
  }, [id, tracking]);
  return null;
}

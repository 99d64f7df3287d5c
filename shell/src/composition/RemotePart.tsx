import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

type LoadPart<Props> = (attempt: number) => Promise<ComponentType<Props>>;

const parts = new Map<string, ComponentType<never>>();

/** One lazy component for each part and attempt: React keeps a failed one failed for good. */
function partOf<Props>(id: string, attempt: number, load: LoadPart<Props>) {
  const key = `${id}#${attempt}`;
  const known = parts.get(key) as ComponentType<Props> | undefined;
  if (known !== undefined) return known;
  const part = lazy(async () => ({
    default: await load(attempt),
  })) as unknown as ComponentType<Props>;
  parts.set(key, part as ComponentType<never>);
  return part;
}

interface RemotePartProps<Props> {
  /** What the part is, for telling parts apart and in reports: `mf-cart/page/cart`. */
  id: string;
  load: LoadPart<Props>;
  props: Props;
  pending: ReactNode;
  failed: (retry: () => void) => ReactNode;
}

const attempts = new Map<string, number>();

/** A part of a remote with a boundary of its own: while it loads, while it stands, when it fails. */
export function RemotePart<Props extends object>({
  id,
  load,
  props,
  pending,
  failed,
}: RemotePartProps<Props>) {
  const [attempt, setAttempt] = useState(() => attempts.get(id) ?? 0);
  const Part = partOf(id, attempt, load);
  const retry = () => {
    attempts.set(id, attempt + 1);
    setAttempt(attempt + 1);
  };
  return (
    <PartBoundary key={`${id}#${attempt}`} part={id} fallback={failed(retry)}>
      <Suspense fallback={pending}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}

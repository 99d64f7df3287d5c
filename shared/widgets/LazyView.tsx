import { useQuery } from '@pinpu/shared/query';
import type { ComponentType, ReactNode } from 'react';
import { NotLoaded } from './NotLoaded.tsx';

interface LazyViewProps<Props> {
  /** Unlike that of any other view: `shop/orders`. */
  id: string;
  title: string;
  load: () => Promise<ComponentType<Props>>;
  /** Renders the view once its code has loaded. */
  children: (View: ComponentType<Props>) => ReactNode;
}

/** A view whose code is loaded when it is first shown; a failure can be tried again. */
export function LazyView<Props>({ id, title, load, children }: LazyViewProps<Props>) {
  // A query, since a lazy component that failed once fails for ever.
  const { data, isError, refetch } = useQuery({
    queryKey: ['view', id],
    queryFn: async () => ({ View: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (data !== undefined) return children(data.View);
  return <NotLoaded isError={isError} refetch={refetch} verb="載入" what={title} />;
}

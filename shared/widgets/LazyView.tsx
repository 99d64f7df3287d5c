import { useQuery } from '@pinpu/shared/query';
import type { ComponentType, ReactNode } from 'react';
import { NotLoaded } from './NotLoaded.tsx';

interface LazyViewProps<Props> {
  /** Unique among all views: `shop/orders`. */
  id: string;
  title: string;
  load: () => Promise<ComponentType<Props>>;
  /** Renders the view once its code is loaded. */
  children: (View: ComponentType<Props>) => ReactNode;
}

/** A view whose code is loaded when it is first shown; a failure can be retried. */
export function LazyView<Props>({ id, title, load, children }: LazyViewProps<Props>) {
  // A query, since a lazy component that has failed once can't be retried.
  const { data, isError, refetch } = useQuery({
    queryKey: ['view', id],
    queryFn: async () => ({ View: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (data !== undefined) return children(data.View);
  return <NotLoaded isError={isError} refetch={refetch} verb="載入" what={title} />;
}

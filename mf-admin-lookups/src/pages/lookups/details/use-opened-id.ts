import { useSearchParams } from '@pinpu/shared/router';

/** The id of the item whose details are open, from the address (`?id=`); '' for none. */
export function useOpenedId(): [id: string, open: (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const open = (id: string) =>
    setParams(
      (before) => {
        if (id === '') before.delete('id');
        else before.set('id', id);
        return before;
      },
      { replace: true },
    );
  return [params.get('id') ?? '', open];
}

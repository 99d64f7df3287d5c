import { useSearchParams } from '@pinpu/shared/router';
import { atom, useAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';

/** The business user chosen last on this page; views whose address has none use it. */
const lastChosenAtom = atom('');

/**
 * The chosen business user ('' for all) and the function that changes it. It is in the address as `?biz=`, and carries
 * over to the next view.
 */
export function useChosenBusiness(): [id: string, choose: (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useAtom(lastChosenAtom);
  const inAddress = params.get('biz');
  const write = (id: string) =>
    setParams(
      (before) => {
        before.delete('id');
        if (id === '') before.delete('biz');
        else before.set('biz', id);
        return before;
      },
      { replace: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address alone.
  useEffect(() => {
    if (inAddress !== null) setLast(inAddress);
    else if (last !== '')
      setParams((before) => ({ ...Object.fromEntries(before), biz: last }), { replace: true });
  }, [inAddress]);
  const choose = (id: string) => {
    setLast(id);
    write(id);
  };
  return [inAddress ?? last, choose];
}

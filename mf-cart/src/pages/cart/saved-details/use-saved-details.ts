import { fetchInvoices, fetchRecipients } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom, useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { followSavedAtom, type SavedDetails } from '../../../state/saved-details.ts';

async function fetchSaved(): Promise<SavedDetails> {
  const [recipient, invoice] = await Promise.all([fetchRecipients(), fetchInvoices()]);
  return { recipient, invoice };
}

/**
 * Saved details of the signed-in member; undefined for guests, while loading, and if an older server does not have
 * them.
 */
export function useSavedDetails(): SavedDetails | undefined {
  const token = useAtomValue(userTokenAtom);
  return useQuery({
    queryKey: ['member', token, 'saved-details'],
    queryFn: fetchSaved,
    enabled: token !== '',
    staleTime: 3000,
    // The form works without them.
    meta: { quiet: true },
  }).data;
}

/** Fills recipient and invoice from the saved details. */
export function useSavedPrefill() {
  const saved = useSavedDetails();
  const follow = useSetAtom(followSavedAtom);
  useEffect(() => {
    if (saved !== undefined) follow(saved);
  }, [saved, follow]);
}

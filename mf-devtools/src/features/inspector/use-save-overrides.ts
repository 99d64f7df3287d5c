import { saveOverrides } from '@pinpu/shared/api/admin';
import { isApiFailure } from '@pinpu/shared/api/failure';
import type { Overrides } from '@pinpu/shared/contracts';
import { useState } from 'react';

const FAILED = '目前無法儲存，請稍後再試一次。';

/** Stores overrides and reloads the page; where that fails, returns a sentence to show. */
export function useSaveOverrides() {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (overrides: Overrides) => {
    setBusy(true);
    try {
      await saveOverrides(overrides);
      window.location.reload();
    } catch (error) {
      const [notice] = isApiFailure(error) ? error.notices : [];
      setFault(notice?.message ?? FAILED);
      setBusy(false);
    }
  };
  return { save, busy, fault, setFault };
}

import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { useEffect, useRef, useState } from 'react';
import { accountName } from './account-name.ts';

/**
 * Input that was in forms when a session ended, by form; only in this tab's memory, and only given back to the same
 * account.
 */
const drafts = new Map<string, { account: string; value: unknown }>();

const signedInAccount = () => accountName(appStore.get(adminTokenAtom));

/** Whether a form has input from an ended session. */
export const hasAdminDraft = (form: string): boolean =>
  drafts.get(form)?.account === signedInAccount();

/**
 * State of a form's input. If the session ends while the form is open, the input is restored once the same
 * administrator has signed in again. A form that is closed in another way drops its input.
 */
export function useAdminDraft<T>(form: string, initial: T) {
  const account = useRef(signedInAccount());
  const [value, setValue] = useState<T>(() => {
    const draft = drafts.get(form);
    return draft?.account === account.current ? (draft.value as T) : initial;
  });
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    drafts.delete(form);
    return () => {
      if (appStore.get(adminTokenAtom) !== '') return;
      drafts.set(form, { account: account.current, value: latest.current });
    };
  }, [form]);
  return [value, setValue] as const;
}

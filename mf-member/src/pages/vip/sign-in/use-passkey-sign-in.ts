import { failureText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { useSetAtom } from '@pinpu/shared/state';
import { useEffect, useState } from 'react';
import { fetchSignInOptions, verifyPasskey } from '../../../api/passkeys.ts';
import { ownPasskeyAtom } from '../../../state/passkey.ts';
import { rejectionCode } from '../passkeys/failure.ts';
import { loadCeremonies, loadedCeremonies } from '../passkeys/load-ceremonies.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** Shorter than the five minutes for which the server's challenges are valid. */
const RENEWAL_MS = 4 * 60_000;

/** The server's code for a passkey that is no longer valid. */
const UNKNOWN = 'PASSKEY_UNKNOWN';

/** What the device's dialog or a field's suggestions return; undefined if the member cancels. */
type Used = Awaited<ReturnType<Awaited<ReturnType<typeof loadCeremonies>>['askForPasskey']>>;

async function enter(used: Used) {
  if (!used) return undefined;
  try {
    return { session: await verifyPasskey(used), credential: used.id };
  } catch (error) {
    const { forgetPasskey } = await loadCeremonies();
    if (rejectionCode(error) === UNKNOWN) await forgetPasskey(used.id).catch(() => undefined);
    throw error;
  }
}

async function askFor(fromField: boolean) {
  const options = await fetchSignInOptions();
  const { askForPasskey } = await loadCeremonies();
  return askForPasskey(options, fromField);
}

const signInByDialog = async () => enter(await askFor(false));

async function suggested(): Promise<Used> {
  const { PublicKeyCredential } = window;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ? askFor(true) : undefined;
}

/**
 * Suggests passkeys in the e-mail field. The member has not asked for that, so failures are shown only after a passkey
 * was chosen.
 */
const signInByField = async () => enter(await suggested().catch(() => undefined));

/** Signs in with a passkey: on request, and from the suggestions of the e-mail field while it is shown. */
export function usePasskeySignIn() {
  const arrive = useCompleteSignIn();
  const setOwn = useSetAtom(ownPasskeyAtom);
  const [round, setRound] = useState(0);
  const next = () => setRound((last) => last + 1);
  const outcome = {
    onSuccess: (signedIn: Awaited<ReturnType<typeof enter>>) => {
      if (!signedIn) return;
      setOwn(signedIn.credential);
      arrive(signedIn.session);
    },
    onError: (error: unknown) => {
      if (rejectionCode(error) === UNKNOWN) setOwn('');
    },
    meta: { quiet: true },
  };
  const dialog = useMutation({ ...outcome, mutationFn: signInByDialog, onSettled: next });
  const field = useMutation({ ...outcome, mutationFn: (_round: number) => signInByField() });
  const { mutate: suggest } = field;
  useEffect(() => {
    suggest(round);
    const renewal = setTimeout(() => setRound(round + 1), RENEWAL_MS);
    return () => {
      clearTimeout(renewal);
      loadedCeremonies()?.cancelPasskeys();
    };
  }, [round, suggest]);
  const error = dialog.error ?? field.error;
  return {
    signIn: () => dialog.mutate(),
    busy: dialog.isPending,
    failure: failureText(error, '目前無法使用通行密鑰，請以電子郵件的驗證碼登入。'),
  };
}

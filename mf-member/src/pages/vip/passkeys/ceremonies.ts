import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { PasskeyThere } from './failure.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Cancelled by the person, by the page, or over because nobody answered: browsers don't tell which. */
const isCancelled = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error));

async function unlessCancelled<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    if (isCancelled(error)) return undefined;
    if (nameOf(error) === 'InvalidStateError') throw new PasskeyThere();
    throw error;
  }
}

/** Lets the person create a passkey; undefined where they cancel. @throws PasskeyThere */
export const createPasskey = (options: object) =>
  unlessCancelled(
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Lets the person choose and use a passkey, in a dialog or among the suggestions of a field; undefined where they cancel. */
export const askForPasskey = (options: object, fromField: boolean) =>
  unlessCancelled(
    startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: fromField,
    }),
  );

/** Ends what a field is waiting for. */
export const cancelPasskeys = () => WebAuthnAbortService.cancelCeremony();

/** Tells the browser that a passkey is no longer valid, so that it stops offering it; few can do so. */
export async function forgetPasskey(credentialID: string): Promise<void> {
  if (!('signalUnknownCredential' in PublicKeyCredential)) return;
  const rpID = window.location.hostname;
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID });
}

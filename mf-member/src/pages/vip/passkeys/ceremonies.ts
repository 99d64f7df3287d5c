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

/** Whether the member or the page has cancelled, or the time has run out: browsers don't say which. */
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

/** Lets the member create a passkey; undefined if they cancel. @throws PasskeyThere */
export const createPasskey = (options: object) =>
  unlessCancelled(
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );

/**
 * Lets the member choose and use a passkey, in a dialog or among the suggestions of a field; undefined if they cancel.
 */
export const askForPasskey = (options: object, fromField: boolean) =>
  unlessCancelled(
    startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: fromField,
    }),
  );

/** Cancels the request for a passkey from a field's suggestions. */
export const cancelPasskeys = () => WebAuthnAbortService.cancelCeremony();

/** Tells the browser that a passkey is no longer valid, so that it stops offering it; few browsers support this. */
export async function forgetPasskey(credentialID: string): Promise<void> {
  if (!('signalUnknownCredential' in PublicKeyCredential)) return;
  const rpID = window.location.hostname;
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID });
}

import { createHash, randomBytes } from 'node:crypto';
import {
  type Infer,
  object,
  safeParse,
  string,
  unknown,
  withDefault,
} from '@pinpu/shared/contracts/schema';
import type { createdPasskey, usedPasskey } from './bodies.ts';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './repository.ts';

type Created = Infer<typeof createdPasskey>;
type Used = Infer<typeof usedPasskey>;

/** Loaded at the first use: it takes 0.2 s, and most requests never need it. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256. Set explicitly, since the library's defaults depend on the version of Node. */
const ALGORITHMS = [-8, -7, -257];

export const CHALLENGE_MINUTES = 5;
const timeout = CHALLENGE_MINUTES * 60_000;

export const newChallenge = () => randomBytes(32);

/** The member's id for passkeys: opaque, and different for a person who becomes a member again. */
export const userHandle = (cus_id: string): Buffer =>
  createHash('sha256').update(`passkey user\n${cus_id}`).digest();

export const passkeyId = (credential_id: string): string =>
  createHash('sha256').update(credential_id).digest('base64url');

const transportsOf = ({ transports }: Pick<PasskeyRow, 'transports'>) =>
  transports === '' ? [] : (transports.split(',') as AuthenticatorTransport[]);

/** The options of `navigator.credentials.create()` in JSON. */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  shop: string,
  member: { cus_id: string; acc_email: string; cus_name: string },
  existing: readonly PasskeyRow[],
  challenge: Uint8Array<ArrayBuffer>,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: shop,
    rpID,
    challenge,
    timeout,
    userID: new Uint8Array(userHandle(member.cus_id)),
    userName: member.acc_email,
    userDisplayName: member.cus_name || member.acc_email,
    excludeCredentials: existing.map((passkey) => ({
      id: passkey.credential_id,
      transports: transportsOf(passkey),
    })),
    // Sign-in asks for no e-mail and no second factor: discoverable, with a face, finger or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** The options of `navigator.credentials.get()` in JSON, for any member's passkey. */
export async function requestOptions(
  { id: rpID }: RelyingParty,
  challenge: Uint8Array<ArrayBuffer>,
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID, challenge, timeout, userVerification: 'required' });
}

const clientData = object({ challenge: string(), crossOrigin: withDefault(unknown(), false) });

function readClientData(clientDataJSON: string) {
  try {
    const read = safeParse(
      clientData,
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()),
    );
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The challenge that was signed; null where it can't be parsed. */
export const signedChallenge = (clientDataJSON: string): string | null =>
  readClientData(clientDataJSON)?.challenge ?? null;

/** The library accepts a frame of another site where the browser does not name that page. */
function rejectFrames({ clientDataJSON }: { clientDataJSON: string }): void {
  if (readClientData(clientDataJSON)?.crossOrigin !== false)
    throw new Error('used in a page of another origin');
}

const credential = ({ id }: { id: string }) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

const expectations = ({ id, origin }: RelyingParty, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** Verifies a created passkey and returns its data. @throws Error where any check fails. */
export async function verifyCreated(party: RelyingParty, created: Created, challenge: string) {
  rejectFrames(created.response);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectations(party, challenge),
    response: { ...credential(created), response: created.response as never },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('the attestation is not valid');
  if (registrationInfo.credential.id !== created.id) throw new Error('two credential ids');
  return registrationInfo;
}

/** Verifies a passkey's assertion and returns its data. @throws Error where any check fails. */
export async function verifyUsed(
  party: RelyingParty,
  used: Used,
  challenge: string,
  { public_key }: PasskeyRow,
) {
  rejectFrames(used.response);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(party, challenge),
    response: { ...credential(used), response: used.response as never },
    // Not checked here: the counter is compared when it is stored, so that two concurrent uses can't both pass.
    credential: {
      id: used.id,
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
      counter: 0,
    },
  });
  if (!verified) throw new Error('the signature is wrong');
  return authenticationInfo;
}

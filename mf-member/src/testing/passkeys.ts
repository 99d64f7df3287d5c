import type { PublicConfig } from '@pinpu/shared/contracts';
import { appStore, publicConfigAtom } from '@pinpu/shared/state';

const buffer = (text: string) => new TextEncoder().encode(text).buffer;

const parts = (names: string[]) => Object.fromEntries(names.map((name) => [name, buffer(name)]));

/** Credential that the browser returns for a passkey named `cred`. */
export const credential = (...names: string[]) => ({
  id: 'cred',
  rawId: buffer('cred'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: parts(['clientDataJSON', ...names]),
});

export const used = credential('authenticatorData', 'signature', 'userHandle');
export const created = credential('attestationObject');

export const cancelled = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'));

interface FakeDevice {
  /** Answers the dialog that asks for a passkey. */
  get?: () => Promise<unknown>;
  /** Answers the suggestions of a field; without it the browser does not support them. */
  suggest?: () => Promise<unknown>;
  create?: () => Promise<unknown>;
  /** Whether the device can verify its user by itself. */
  recognises?: boolean;
}

/** What the fake browser has received: options, and the credentials to forget. */
export interface Arrived {
  get: CredentialRequestOptions[];
  create: CredentialCreationOptions[];
  forgotten: string[];
}

const until = ({ signal }: CredentialRequestOptions, answer: Promise<unknown>) =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    answer.then(resolve, reject);
  });

/** Lets the browser of a test support passkeys until the test ends. */
export function fakePasskeys({ get, suggest, create, recognises = true }: FakeDevice): Arrived {
  const arrived: Arrived = { get: [], create: [], forgotten: [] };
  const never = new Promise(() => undefined);
  const credentials = {
    get: (options: CredentialRequestOptions) => {
      arrived.get.push(options);
      const fromField = options.mediation === 'conditional';
      return until(options, (fromField ? suggest : get)?.() ?? never);
    },
    create: (options: CredentialCreationOptions) => {
      arrived.create.push(options);
      return create?.() ?? never;
    },
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    value: Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => suggest !== undefined,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => recognises,
      signalUnknownCredential: async ({ credentialId }: { credentialId: string }) => {
        arrived.forgotten.push(credentialId);
      },
    }),
  });
  return arrived;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

/** The configuration of a shop with passkeys; their address is this page's by default. */
export function configurePasskeys(passkey_origin: string | undefined = window.location.origin) {
  const module_options = { member: { passkey_origin } };
  appStore.set(publicConfigAtom, { module_options } as unknown as PublicConfig);
}

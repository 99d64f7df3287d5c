export { decryptText, encryptText, isEncrypted, type ServerKey } from './encrypted-text.ts';
export { sharedKeyFault } from './key-source.ts';
export { checkServerKey, openServerKey, resetServerKey } from './open-server-key.ts';
export { secretHash } from './secret-hash.ts';
export { findOrCreateSecret, type SecretStore } from './stored-secret.ts';

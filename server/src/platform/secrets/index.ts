export { decryptText, encryptText, isEncrypted, type ServerKey } from './encrypted-text.ts';
export { sharedKeyFault } from './key-source.ts';
export { checkServerKey, openServerKey, resetServerKey } from './open-server-key.ts';
export { findOrCreateSecret, type SecretStore, secretHash } from './stored-secret.ts';

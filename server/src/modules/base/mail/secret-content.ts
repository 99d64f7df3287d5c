import {
  decryptText,
  encryptText,
  isEncrypted,
  type ServerKey,
} from '../../../platform/secrets/index.ts';

interface Content {
  text: string;
  html: string;
}

const PURPOSE = 'mail';

export const encryptedContent = (key: ServerKey, { text, html }: Content): Content => ({
  text: encryptText(key, PURPOSE, JSON.stringify({ text, html })),
  html: '',
});

/** The mail with its content decrypted. @throws Error where it was encrypted with another key. */
export function withReadableContent<Stored extends Content>(key: ServerKey, mail: Stored): Stored {
  if (!isEncrypted(mail.text)) return mail;
  const content = decryptText(key, PURPOSE, mail.text);
  if (content === null) throw new Error('encrypted with another server key');
  return { ...mail, ...(JSON.parse(content) as Content) };
}

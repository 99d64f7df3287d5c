import {
  decryptText,
  encryptText,
  isEncrypted,
  type ServerKey,
} from '../../platform/secrets/index.ts';

/** Content of a mail, in both forms. */
interface Content {
  text: string;
  html: string;
}

const PURPOSE = 'mail';

/** The stored form of a content that a dump of the database must not reveal. */
export const encryptedContent = (key: ServerKey, { text, html }: Content): Content => ({
  text: encryptText(key, PURPOSE, JSON.stringify({ text, html })),
  html: '',
});

/** The mail with its content in clear. @throws Error where it was encrypted with another key. */
export function withReadableContent<Stored extends Content>(key: ServerKey, mail: Stored): Stored {
  if (!isEncrypted(mail.text)) return mail;
  const content = decryptText(key, PURPOSE, mail.text);
  if (content === null) throw new Error('encrypted with another server key');
  return { ...mail, ...(JSON.parse(content) as Content) };
}

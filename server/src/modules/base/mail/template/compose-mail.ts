import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { MailContent } from './blocks.ts';
import type { MailSender } from './sender.ts';

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribe_url?: string;
}

/** Lays a mail out in the shop's template. */
export function composeMail(content: MailContent, sender: MailSender): ComposedMail {
  const subject = `${sender.name}${content.subject}`;
  const parts = { text: asText(content, sender), html: asHtml(content, subject, sender) };
  const { unsubscribe } = content;
  return { subject, ...parts, ...(unsubscribe && { unsubscribe_url: unsubscribe.url }) };
}

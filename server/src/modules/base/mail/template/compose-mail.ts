import { asHtml } from './as-html.ts';
import type { Block, Fact, MailContent } from './blocks.ts';
import { contacts, type MailSender } from './sender.ts';

const line = ([name, value]: Fact): string => `${name}：${value}`;

/** Without line breaks of our own, since mail programs wrap Chinese text at the window's edge. */
function blockText(block: Block): string {
  switch (block.kind) {
    case 'facts':
      return block.facts.map(line).join('\n');
    case 'amounts':
      return [...block.lines, ...block.sums].map(line).join('\n');
    case 'codes':
      return block.codes.map(line).join('\n');
    case 'goods':
      return block.goods.map(({ name, detail, url }) => `${name}：${detail}\n${url}`).join('\n\n');
    case 'picture':
      return [block.alt, block.url].filter((line) => line !== '').join('\n');
    case 'button':
      return `${block.label}：\n${block.url}`;
    default:
      return block.text;
  }
}

function asText({ blocks, reason, unsubscribe }: MailContent, sender: MailSender): string {
  const end = unsubscribe ? [`${unsubscribe.label}：`, unsubscribe.url] : [];
  const signature = ['-- ', sender.name, ...contacts(sender), reason, ...end];
  return [...blocks.map(blockText).filter((text) => text !== ''), signature.join('\n')].join(
    '\n\n',
  );
}

interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribe_url?: string;
}

export function composeMail(content: MailContent, sender: MailSender): ComposedMail {
  const subject = `${sender.name}${content.subject}`;
  const parts = { text: asText(content, sender), html: asHtml(content, subject, sender) };
  const { unsubscribe } = content;
  return { subject, ...parts, ...(unsubscribe && { unsubscribe_url: unsubscribe.url }) };
}

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
    case 'button':
      return `${block.label}：\n${block.url}`;
    default:
      return block.text;
  }
}

/** The plain-text part: the same blocks, then a signature with the shop. */
export function asText({ blocks, reason, unsubscribe }: MailContent, sender: MailSender): string {
  const end = unsubscribe ? [`${unsubscribe.label}：`, unsubscribe.url] : [];
  const signature = ['-- ', sender.name, ...contacts(sender), reason, ...end];
  return [...blocks.map(blockText), signature.join('\n')].join('\n\n');
}

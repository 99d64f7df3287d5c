import type { Block, Fact, MailContent } from './blocks.ts';
import { contacts, type MailSender } from './sender.ts';

const line = ([name, value]: Fact): string => `${name}：${value}`;

/** Not broken into lines: mail programs break Chinese where the window ends. */
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

/** The plain part: the same blocks, and below the usual line of a signature the shop. */
export function asText({ blocks, reason, unsubscribe }: MailContent, sender: MailSender): string {
  const end = unsubscribe ? [`${unsubscribe.label}：`, unsubscribe.url] : [];
  const signature = ['-- ', sender.name, ...contacts(sender), reason, ...end];
  return [...blocks.map(blockText), signature.join('\n')].join('\n\n');
}

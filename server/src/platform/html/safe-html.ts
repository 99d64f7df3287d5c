import {
  isSafeAttribute,
  NEW_TAB_REL,
  SAFE_ATTRIBUTES,
  SAFE_TAGS,
  TAGS_GONE_WITH_CONTENT,
  withoutStraySigns,
} from '@pinpu/shared/domain';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { RecentEntries } from '../recent-entries.ts';

function allowedTag(tagName: string, attributes: Record<string, string>) {
  const attribs = Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isSafeAttribute(tagName, name, value)),
  );
  return {
    tagName,
    attribs: attribs.target === undefined ? attribs : { ...attribs, rel: NEW_TAB_REL },
  };
}

const RULE: IOptions = {
  allowedTags: [...SAFE_TAGS],
  allowedAttributes: { '*': [...SAFE_ATTRIBUTES] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...TAGS_GONE_WITH_CONTENT],
  transformTags: { '*': allowedTag },
  // Deeper than anything a person writes; some HTML parsers can't handle more.
  nestingLimit: 60,
};

/** Size of the LRU cache: there are few blocks, and they are read often. */
const CACHED_BLOCKS = 1000;
const blocks = new RecentEntries<string>(CACHED_BLOCKS);

/**
 * Sanitises HTML for storing and sending: only what the allow list of `shared/domain` names is kept. Signs that begin
 * no tag stay as text.
 */
export function safeHtml(dirty: string): string {
  // Text without markup needs no sanitising; most descriptions are plain text.
  if (!/[<&]/.test(dirty)) return dirty;
  const safe = blocks.get(dirty) ?? sanitizeHtml(withoutStraySigns(dirty), RULE);
  blocks.set(dirty, safe);
  return safe;
}

import {
  isSafeAttribute,
  NEW_TAB_REL,
  SAFE_ATTRIBUTES,
  SAFE_TAGS,
  TAGS_GONE_WITH_CONTENT,
} from '@pinpu/shared/domain';
import createDOMPurify from 'dompurify';

// A separate instance, since hooks on the shared one would affect all its users.
const purify = createDOMPurify(window);

purify.addHook('uponSanitizeAttribute', (node, attribute) => {
  const { attrName, attrValue } = attribute;
  if (!isSafeAttribute(node.nodeName.toLowerCase(), attrName, attrValue))
    attribute.keepAttr = false;
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.hasAttribute('target')) node.setAttribute('rel', NEW_TAB_REL);
});

const RULE = {
  ALLOWED_TAGS: [...SAFE_TAGS],
  ALLOWED_ATTR: [...SAFE_ATTRIBUTES],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...TAGS_GONE_WITH_CONTENT],
  // Returns nodes instead of a text to be parsed again; so no Trusted Types policy is needed.
  RETURN_DOM_FRAGMENT: true as const,
  TRUSTED_TYPES_POLICY: null,
};

/** Sanitises server-sanitised HTML again with the browser's own parser. */
export const safeNodes = (html: string): ChildNode[] => [...purify.sanitize(html, RULE).childNodes];

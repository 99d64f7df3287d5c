import { EmbedError } from './embed-error.ts';

const isFramed = () => window.top !== null && window.top !== window.self;

/**
 * The address the shopper returns to after the checkout. For a page in a frame this is the top page, if it has the same
 * origin, else the frame's own.
 */
export function returnAddress(): string {
  if (!isFramed()) return window.location.href;
  try {
    return (window.top ?? window).location.href;
  } catch {
    // The top page has another origin. A frame with `srcdoc` has no address, but a base URI.
    return /^https?:/.test(window.location.href) ? window.location.href : document.baseURI;
  }
}

/**
 * Goes to the checkout in `other`, a window that was opened for it, or in this window. The shop's pages refuse to be
 * framed, so a frame navigates the top window. @throws EmbedError if the frame's sandbox does not allow that
 */
export function openCheckout(url: string, other: Window | null): void {
  // `replace`, since `assign` fails if the window's origin is opaque, as that of a window opened from a sandboxed
  // frame.
  if (other !== null) other.location.replace(url);
  else if (isFramed()) leaveFrame(url);
  else window.location.assign(url);
}

function leaveFrame(url: string): void {
  try {
    (window.top ?? window).location.href = url;
  } catch {
    throw new EmbedError(
      'CHECKOUT_BLOCKED',
      '這個頁面不允許開啟結帳頁面，請與網站管理者聯絡，或改到商店購買。',
    );
  }
}

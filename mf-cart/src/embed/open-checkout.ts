import { EmbedError } from './embed-error.ts';

const isFramed = () => window.top !== null && window.top !== window.self;

/** Where a shopper comes back to: the page, or the page around its frame where that is of the same origin. */
export function returnAddress(): string {
  if (!isFramed()) return window.location.href;
  try {
    return (window.top ?? window).location.href;
  } catch {
    // Of another origin. A `srcdoc` has no address of its own.
    return /^https?:/.test(window.location.href) ? window.location.href : document.baseURI;
  }
}

/**
 * Goes to the checkout: in `other`, a window that was opened for it, or in this one. No frame shows the shop's pages, so
 * one leaves for them as a whole window.
 * @throws EmbedError where a frame's sandbox permits neither.
 */
export function openCheckout(url: string, other: Window | null): void {
  // `assign` is rejected where the window's origin is opaque, as one that a sandboxed frame has opened.
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

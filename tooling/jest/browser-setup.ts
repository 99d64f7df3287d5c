import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Shorter than jest's own limit, so that a failure says what was not found. The default of one second is too short on a
// busy machine.
configure({ asyncUtilTimeout: 4000 });

// As in production: rules are inserted. Otherwise jsdom would parse the whole style sheet again for each rule.
process.env.SC_DISABLE_SPEEDY = 'false';

/** jsdom has `<dialog>`, but can neither open nor close it. As in browsers, Escape arrives as the event `cancel`. */
function openDialog(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  this.setAttribute('open', '');
}

function closeDialog(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.removeAttribute('open');
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

function requestCloseDialog(this: HTMLDialogElement, returnValue?: string) {
  if (this.open && this.dispatchEvent(new Event('cancel', { cancelable: true })))
    this.close(returnValue);
}

Object.assign(HTMLDialogElement.prototype, {
  show: openDialog,
  showModal: openDialog,
  close: closeDialog,
  requestClose: requestCloseDialog,
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (open?.getAttribute('closedby') !== 'none') open?.requestClose();
});

/** jsdom has no layout: nothing scrolls, no media query matches, and nothing intersects. */
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

window.matchMedia ??= (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(window, {
  IntersectionObserver: window.IntersectionObserver ?? IdleObserver,
  ResizeObserver: window.ResizeObserver ?? IdleObserver,
});

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Less than jest's own limit, so that a failure says what was not found; a second is too short on a busy machine.
configure({ asyncUtilTimeout: 4000 });

// As in production: rules are inserted, where otherwise jsdom would parse the whole style sheet again for each.
process.env.SC_DISABLE_SPEEDY = 'false';

// As if React's own limit were always reached: it takes a stack trace for each element, up to ten thousand a second.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(
  jest.requireActual<Record<string, object>>('react')[internals] ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);

/** jsdom has `<dialog>` but neither opens nor closes it; Escape arrives as `cancel`, as in a browser. */
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

/** jsdom has no layout: nothing scrolls, no media query matches, nothing intersects. */
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

/** Clicks and input in the server's HTML before its page was interactive. */
export interface EarlyInput {
  presses: HTMLElement[];
  /** The latest text of each field, in the order of their first change. */
  typed: Map<HTMLInputElement | HTMLSelectElement, string>;
}

declare global {
  interface Window {
    /** Ends the collecting of early input, which the page's HTML begins, and returns it. */
    pinpuEarlyInput?: () => EarlyInput;
  }
}

/** Sets a field's value past React, which then takes the event for a change of its own. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  // React compares with what it has last seen: something else.
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // Input may apply when the field loses focus.
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A field that has been entered tells its owner, before it is filled: what is selected then is not what was typed. */
function enter(field: Element | null) {
  if (field instanceof HTMLInputElement)
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

const isComposing = () => document.documentElement.dataset.composing !== undefined;

/** Waits while an input method composes text, which is lost where its field is set meanwhile. */
export async function whenComposed() {
  while (isComposing())
    await new Promise((resolve) => {
      // In some browsers the field's own event follows the end.
      window.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
    });
}

const forms = new Set<HTMLFormElement>();

function hold(event: SubmitEvent) {
  event.preventDefault();
  event.stopPropagation();
  forms.add(event.target as HTMLFormElement);
}

/** From now on forms are React's, which doesn't know yet what was typed in them: what is submitted waits for that. */
export const holdSubmits = () => addEventListener('submit', hold, true);

/** Forms are submitted again from now on; returns those that have waited. */
export function endHold() {
  removeEventListener('submit', hold, true);
  return forms;
}

/**
 * Repeats what was entered, typed, pressed and submitted before the page was interactive, now that it is: each upon what
 * the one before did.
 */
export async function replayEarlyInput() {
  const { presses, typed } = window.pinpuEarlyInput?.() ?? { presses: [], typed: new Map() };
  enter(document.activeElement);
  for (const [field, value] of typed) {
    if (field.isConnected) type(field, value);
    await undefined;
  }
  for (const target of presses) {
    target.removeAttribute('aria-busy');
    if (target.isConnected) target.click();
    await undefined;
  }
  for (const form of endHold()) if (form.isConnected) form.requestSubmit();
}

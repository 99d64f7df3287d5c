/** Presses and input in the server's HTML before its page was interactive. */
export interface EarlyInput {
  presses: HTMLElement[];
  /** The latest text of each field, in the order of their first changes; radios in that of their last ones. */
  typed: Map<HTMLInputElement | HTMLSelectElement, string>;
}

declare global {
  interface Window {
    /** Ends collecting early input, which the page's HTML has begun, and returns it. */
    pinpuEarlyInput?: () => EarlyInput;
  }
}

/** Chooses it again: React knows the server's choice, and would return to it at the next change. */
function choose(radio: HTMLInputElement) {
  // Else the press would change nothing, and React would not handle it.
  radio.checked = false;
  radio.click();
}

const isRadio = (field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement =>
  field.type === 'radio';

/** Sets a field's value without React noticing, so that it handles the event as a change. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  // React compares with the last value that it has seen, so this must be another one.
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // Some input only applies when the field loses focus.
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Focuses a field and sends its events before it is filled, so that selecting its text does not affect what was typed.
 */
function enter(field: Element | null) {
  if (field instanceof HTMLInputElement)
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

const isComposing = () => document.documentElement.dataset.composing !== undefined;

/** Waits while an input method composes, since that text would be lost if its field were set. */
export async function whenComposed() {
  while (isComposing())
    await new Promise((resolve) => {
      // In some browsers, the field's own event comes after this one.
      window.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
    });
}

const forms = new Set<HTMLFormElement>();

function hold(event: SubmitEvent) {
  event.preventDefault();
  event.stopPropagation();
  forms.add(event.target as HTMLFormElement);
}

/** Holds back submits from now on: React handles the forms, but does not yet know what was typed in them. */
export const holdSubmits = () => addEventListener('submit', hold, true);

/** Ends that, and returns the submits that were held back. */
export function endHold() {
  removeEventListener('submit', hold, true);
  return forms;
}

/**
 * Repeats focus, input, presses and submits from before the page was interactive, in order, each after the effects of
 * the previous one.
 */
export async function replayEarlyInput() {
  const { presses, typed } = window.pinpuEarlyInput?.() ?? { presses: [], typed: new Map() };
  enter(document.activeElement);
  for (const [field, value] of typed) {
    if (field.isConnected && isRadio(field)) choose(field);
    else if (field.isConnected) type(field, value);
    await undefined;
  }
  for (const target of presses) {
    target.removeAttribute('aria-busy');
    if (target.isConnected) target.click();
    await undefined;
  }
  for (const form of endHold()) if (form.isConnected) form.requestSubmit();
}

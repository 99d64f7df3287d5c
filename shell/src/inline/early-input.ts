import type { EarlyInput } from '../start/early-input.ts';

const { dataset } = document.documentElement;

/** A search that is submitted now is submitted by the browser: the next page stores it (`recent-searches.ts`). */
function noteSearch({ target }: Event) {
  const form = target as HTMLFormElement;
  if (form.getAttribute('role') !== 'search') return;
  try {
    const field = form.elements.namedItem('q') as HTMLInputElement;
    sessionStorage.setItem('pinpu.searched', field.value);
  } catch {
    // Without storage, the search is not remembered.
  }
}

/** While an input method composes text, the shell must not set its field, or the text would be lost. */
function noteComposing({ type }: Event) {
  if (type === 'compositionend') delete dataset.composing;
  else dataset.composing = '';
}

/**
 * Records presses of buttons and typed text in a rendered page before it is interactive, to be repeated then. Links and forms work by themselves.
 */
export function recordInput() {
  const input: EarlyInput = { presses: [], typed: new Map() };

  function press(event: Event) {
    const target = (event.target as Element).closest?.<HTMLButtonElement>('#root button');
    if (!target || (target.form && target.type === 'submit')) return;
    event.preventDefault();
    event.stopPropagation();
    // Each press of a quantity's buttons counts; of another button one, however often an impatient shopper presses it.
    const isOfQuantity = target.parentElement?.querySelector(':scope > [role=spinbutton]');
    if (input.presses.indexOf(target) < 0 || isOfQuantity) input.presses.push(target);
    target.setAttribute('aria-busy', 'true');
  }

  function type({ target }: Event) {
    const field = target as HTMLInputElement;
    if (field.type === 'radio') input.typed.delete(field);
    if (field.closest('#root input, #root select')) input.typed.set(field, field.value);
  }

  addEventListener('click', press, true);
  addEventListener('submit', noteSearch);
  addEventListener('input', type, true);
  addEventListener('compositionstart', noteComposing, true);
  addEventListener('compositionend', noteComposing, true);
  window.pinpuEarlyInput = () => {
    removeEventListener('click', press, true);
    removeEventListener('submit', noteSearch);
    removeEventListener('input', type, true);
    return input;
  };
}

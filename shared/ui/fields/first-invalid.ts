/**
 * Checks every control of a form by its native validity; false means that the first failing one was brought into view
 * and focused (spec §5).
 */
export function reportFirstInvalid(form: HTMLFormElement) {
  if (form.checkValidity()) return true;
  const first = [...form.elements].find((control) => control.matches(':invalid:not(fieldset)'));
  if (first instanceof HTMLElement) {
    first.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
  }
  return false;
}

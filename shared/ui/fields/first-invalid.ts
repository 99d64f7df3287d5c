/**
 * Checks every control of a form by its native validity. If one is invalid, scrolls to the first, focuses it and
 * returns false (spec §5).
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

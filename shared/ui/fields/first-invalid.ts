/**
 * Checks every control of a form by its native validity; false means that the first failing one was brought into view
 * and focused (spec §5).
 */
export function reportFirstInvalid(form: HTMLFormElement) {
  if (form.checkValidity()) return true;
  const first = form.querySelector<HTMLElement>(':is(input,select,textarea):invalid');
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return false;
}

import { showFailure } from './failure.ts';

const LIMIT_S = 20;

/** Without anything that may come from a person: quoted, an e-mail, an address's parameters, a number, other letters. */
const withoutPersonalData = (message: string) =>
  message.slice(0, 200).replace(/["'`][\s\S]*|\S+@\S+|[?#]\S+|\d{4,}|[^ -~]+/g, '*');

/**
 * Shows a message, and reports it once, if the shell does not start: one of its scripts is missing, rejected or throws,
 * or nothing has started after 20 s of a visible online page.
 */
export function watchStart() {
  let waited = 0;
  const timer = setInterval(() => {
    if (document.hidden || !navigator.onLine) return;
    waited += 1;
    if (waited >= LIMIT_S) fail('not started within 20 s');
  }, 1000);

  function onError(event: ErrorEvent | Event) {
    const { filename = '', message = '' } = event as Partial<ErrorEvent>;
    const file = (event.target as Partial<HTMLScriptElement>).src || filename;
    const why = withoutPersonalData(message || 'a script was not loaded');
    document.querySelectorAll<HTMLScriptElement>('script[defer]').forEach(({ src }) => {
      if (src === file) fail(why);
    });
  }

  function end() {
    clearInterval(timer);
    removeEventListener('error', onError, true);
  }

  function fail(why?: string) {
    end();
    window.pinpuEarlyInput?.();
    showFailure(why);
  }

  addEventListener('error', onError, true);
  // Leaving a page ends the loading of its scripts.
  addEventListener('pagehide', end);
  window.pinpuStarted = end;
  window.pinpuFailed = fail;
}

/** The session of this browser, and whether a member is signed in, as `shared/state` stores them. */
function storedSession() {
  try {
    const session: string = JSON.parse(localStorage.getItem('uuid') || '""');
    return { session, isMember: (localStorage.getItem('ut') || '""') !== '""' };
  } catch {
    return { session: '', isMember: false };
  }
}

/**
 * Requests the configuration, and what the page asks for as a guest, while the scripts that read the responses load;
 * the client takes them from `pinpuEarly` (`shared/api/early`). `known` is a parameter with which only the session is
 * returned, if the configuration is still the rendered one.
 */
export function requestEarly(calls: readonly string[], early: readonly string[], known: string) {
  const { session, isMember } = storedSession();
  const requests: NonNullable<Window['pinpuEarly']> = {};
  window.pinpuEarly = requests;
  calls.concat(isMember ? [] : early).forEach((call) => {
    const mark = call.indexOf('?') < 0 ? '?' : '&';
    const address = `/api/${call}${mark}s=${encodeURIComponent(session || '')}${known}`;
    requests[call] = fetch(address).catch(() => undefined);
  });
}

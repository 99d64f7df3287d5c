import { leaveOpener } from './opener.ts';

const reload = jest.fn();

/** Sets who has opened this tab, and how this page was reached. */
function arrive(opener: unknown, type = 'navigate', isSecure = true) {
  Object.assign(window, { opener, isSecureContext: isSecure });
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

const foreign = {
  get location() {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
  },
};

beforeEach(() => reload.mockClear());

it('a page without an opener policy reloads itself once if a page of another site has opened its tab [ADR 0009]', () => {
  arrive(foreign);
  leaveOpener(true, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  arrive(foreign, 'reload');
  leaveOpener(true, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['it has the policy', false, foreign, true],
  ['nothing has opened it', true, null, true],
  ['a page of the shop has opened it', true, { location: { href: '/' } }, true],
  ['browsers do not apply the policy', true, foreign, false],
])('a page does not reload itself if %s [ADR 0009]', (_, isRelaxed, opener, isSecure) => {
  arrive(opener, 'navigate', isSecure);
  leaveOpener(isRelaxed, reload);
  expect(reload).not.toHaveBeenCalled();
});

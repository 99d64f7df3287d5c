import { stored, storedText } from './stored.ts';

const { documentElement: root } = document;

/** Reserves the room that a member's content took last at this width (`shared/ui`, ReservedRoom). */
function reserveRooms() {
  const rooms = stored<[width: number, heights: Record<string, number>][]>(
    'localStorage',
    'pinpu.rooms',
  );
  if (!Array.isArray(rooms)) return;
  const [, heights = {}] = rooms.filter(([width]) => width === innerWidth)[0] ?? [];
  const names = Object.keys(heights);
  for (const name of names) root.style.setProperty(`--room-${name}`, `${heights[name]}px`);
  if (names.length > 0) root.dataset.rooms = names.join(' ');
}

/**
 * Marks on `<html>` what this browser has and the server's HTML, which is the same for everybody, can't know, so that
 * its room is reserved from the first paint on.
 */
export function markBrowser() {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation ? navigation.canGoBack : history.length > 1) root.dataset.previous = '';
  const lines = stored<{ lines?: unknown[] }>('localStorage', 'cart')?.lines;
  if (lines && lines.length > 0) root.dataset.cart = '';
  // The token may be encrypted (`shared/state`), which is no JSON.
  if ((storedText('localStorage', 'at') || '""') !== '""') root.dataset.admin = '';
  // With a promotion code, prices differ from those in the HTML, and a bar names the group.
  const code = stored<string>('localStorage', 'promoCode');
  if (code) root.dataset.code = '';
  if (code && storedText('sessionStorage', 'pinpu.groupBar') !== code) root.dataset.groupBar = '';
  if (!code && storedText('localStorage', 'ut')) reserveRooms();
}

import { actorText, lastChangeText } from './last-change.ts';

const AT = new Date('2026-11-23T02:00:00Z');
const HOUR = 3_600_000;

it.each([
  ['anna', 'anna 於 10:00'],
  ['mei2', 'mei2 於 10:00'],
  ['商品匯入', '商品匯入於 10:00'],
  ['管理者（指令）', '管理者（指令）於 10:00'],
])('the actor %s is separated from 於 only where it ends in Latin letters', (who, text) => {
  expect(actorText(who, AT, new Date(AT.getTime() + HOUR))).toBe(text);
});

it('the day of a moment is said on another day', () => {
  expect(actorText('anna', AT, new Date(AT.getTime() + 24 * HOUR))).toBe(
    'anna 於 2026-11-23 10:00',
  );
});

it.each([
  ['admin:anna', /^anna 於 2026\/11\/23\s10:00$/],
  ['admin', /^指令於 2026\/11\/23\s10:00$/],
  ['', /^其他人於 2026\/11\/23\s10:00$/],
])('a last change by %j is a sentence', (by, text) => {
  expect(lastChangeText(by, AT)).toMatch(text);
});

import { memberCommand } from './members.ts';

it.each([
  [['erase', 'ann@shop.example'], { email: 'ann@shop.example', dry_run: false }],
  [['erase', '--dry-run', 'ann@shop.example'], { email: 'ann@shop.example', dry_run: true }],
])('understands %j', (words, payload) => {
  expect(memberCommand(words).payload).toEqual(payload);
});

it.each([
  [[]],
  [['erase']],
  [['delete', 'ann@shop.example']],
  [['erase', 'ann@shop.example', 'bob@shop.example']],
  [['erase', 'ann@shop.example', '--dryrun']],
  [['erase', 'PP2611220001']],
])('prints its usage for %j', (words) => {
  expect(() => memberCommand(words)).toThrow(/npm run members -- erase EMAIL/);
});

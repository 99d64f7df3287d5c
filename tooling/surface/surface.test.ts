import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { satisfies } from 'semver';
import { collectEntries, type SurfaceEntries, type SurfacePart } from './collect-entries.ts';
import { withDeclarations } from './emit-declarations.ts';
import { recordFaults, versionFaults } from './judge.ts';
import { mayFollow, requiredVersion } from './required-version.ts';

const SOURCES = {
  kit: `
interface ButtonProps { label: string; busy?: boolean }
export function Button({ label, ...rest }: ButtonProps): string { return label + String(rest.busy); }
export type Tone = 'plain' | 'loud';
export const tokens = { space: { small: '4px' } } as const;
export interface AppEvents { SHOP_OPENED: { at: number } }
`,
  contracts: `
export interface SlotContracts { 'page.aside': { id: string } }
export const SLOT_VERSIONS = { 'page.aside': 1 } as const;
`,
};

type Edit = readonly [from: string, to: string];
const SLOT_ADDED: Edit = [
  "{ 'page.aside': { id: string } }",
  "{ 'page.aside': { id: string }; 'page.end': { id: string } }",
];

/** Edits of the source, with the version bump they require and the reported entry. */
const CASES: [what: string, edits: Edit[], bump: 'major' | 'minor', line: string][] = [
  ['a name removed', [['export type Tone', 'type Tone']], 'major', 'removed kit: Tone'],
  [
    'a signature altered',
    [['): string {', '): unknown {']],
    'major',
    'altered kit: Button: function',
  ],
  [
    'a property taken away',
    [
      ['; busy?: boolean', ''],
      ['String(rest.busy)', 'String(rest)'],
    ],
    'major',
    'removed kit: ButtonProps.busy',
  ],
  [
    'a property that became required',
    [['busy?: ', 'busy: ']],
    'major',
    'altered kit: ButtonProps.busy: ?: boolean → : boolean',
  ],
  [
    'a required property added',
    [['busy?', 'size: number; busy?']],
    'major',
    'added kit: ButtonProps.size',
  ],
  ['a choice taken away', [["'plain' | 'loud'", "'plain'"]], 'major', "removed kit: Tone | 'loud'"],
  ['a token removed', [["small: '4px'", '']], 'major', 'removed kit: tokens.space.small'],
  [
    'what an event carries altered',
    [['at: number', 'at: string']],
    'major',
    'altered kit: AppEvents.SHOP_OPENED.at',
  ],
  [
    'a name added',
    [['export type Tone', 'export const more = true; export type Tone']],
    'minor',
    'added kit: more',
  ],
  [
    'an optional property added',
    [['busy?', 'size?: number; busy?']],
    'minor',
    'added kit: ButtonProps.size',
  ],
  ['a choice added', [["| 'loud'", "| 'loud' | 'soft'"]], 'minor', "added kit: Tone | 'soft'"],
  ['a token added', [["'4px'", "'4px', large: '8px'"]], 'minor', 'added kit: tokens.space.large'],
  [
    'an event added',
    [['{ at: number }', '{ at: number }; SHOP_CLOSED: { at: number }']],
    'minor',
    'added kit: AppEvents.SHOP_CLOSED',
  ],
];
/** Edits that no remote can depend on. */
const FREE: [what: string, edits: Edit[]][] = [
  ['the value of a token', [['4px', '6px']]],
  [
    'the names a function gives what it takes apart',
    [
      ['label, ...rest }', 'label, ...others }'],
      ['rest.busy', 'others.busy'],
    ],
  ],
  ['the order of choices', [["'plain' | 'loud'", "'loud' | 'plain'"]]],
  ['a comment', [['export type Tone', '/** How loud. */ export type Tone']]],
];
const SLOTS: [what: string, edits: Edit[], faults: RegExp[]][] = [
  [
    'a contract altered under its old number',
    [['{ id: string }', '{ id: number }']],
    [/a major change/, /contract of slot \['page.aside'\] changed: raise its number/],
  ],
  [
    'a contract altered with a new number',
    [
      ['{ id: string }', '{ id: number }'],
      ["aside': 1", "aside': 2"],
    ],
    [/a minor change/],
  ],
  ['a slot added', [SLOT_ADDED, ["aside': 1", "aside': 1, 'page.end': 1"]], [/a minor change/]],
];

const SURFACE: SurfacePart[] = [
  { segment: 'kit', names: '*' },
  { segment: 'contracts', names: ['SlotContracts', 'SLOT_VERSIONS'] },
];
const AS_IT_WAS = 'as it was';
const VARIANTS = [[AS_IT_WAS, []] as const, ...CASES, ...FREE, ...SLOTS];

function writeVariant(place: string, edits: readonly Edit[]) {
  const lost = edits.find(([from]) => !Object.values(SOURCES).some((text) => text.includes(from)));
  if (lost) throw new Error(`no source has ${lost[0]}`);
  for (const [segment, source] of Object.entries(SOURCES)) {
    const text = edits.reduce((done, [from, to]) => done.replace(from, () => to), source);
    mkdirSync(path.join(place, segment), { recursive: true });
    writeFileSync(path.join(place, segment, 'index.ts'), text);
  }
}

let surfaces: Record<string, SurfaceEntries> = {};
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-kit-'));
  try {
    for (const [at, [, edits]] of VARIANTS.entries())
      writeVariant(path.join(folder, String(at)), edits);
    const segments = VARIANTS.flatMap((_variant, at) => [`${at}/kit`, `${at}/contracts`]);
    const read = (emitted: string) =>
      VARIANTS.map(
        ([what], at) => [what, collectEntries(path.join(emitted, String(at)), SURFACE)] as const,
      );
    surfaces = Object.fromEntries(withDeclarations(folder, segments, read));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const surface = (version: string, what = AS_IT_WAS) => ({ version, entries: surfaces[what] ?? {} });
const faultsOf = (what: string, from: string, to = from) =>
  versionFaults(surface(from), surface(to, what)).join('\n');

it.each(CASES)('rejects %s under the same version, and names the version bump [M4]', (...row) => {
  const [what, , bump, line] = row;
  const message = faultsOf(what, '1.2.0');
  expect(message).toContain(
    `since 1.2.0, and this is a ${bump} change: set "version" in shared/package.json to ${bump === 'major' ? '2.0.0' : '1.3.0'} or later`,
  );
  expect(message).toContain(`  ${bump}  ${line}`);
});

it.each([...CASES])('accepts %s with the required version [M4]', (what, _edits, bump) => {
  expect(faultsOf(what, '1.2.0', bump === 'major' ? '2.0.0' : '1.3.0')).toBe('');
  expect(faultsOf(what, '1.2.0', bump === 'major' ? '1.9.0' : '1.2.9')).not.toBe('');
});

it.each(FREE)('requires no new version for %s [M4]', (what) => {
  expect(surfaces[what]).toEqual(surfaces[AS_IT_WAS]);
});

it.each(SLOTS)('requires for %s only what its fillers need [M4]', (what, _edits, sentences) => {
  for (const sentence of sentences) expect(faultsOf(what, '1.2.0')).toMatch(sentence);
  expect(faultsOf(what, '1.2.0').match(/ change:|raise its number/g)).toHaveLength(
    sentences.length,
  );
});

it.each([
  ['1.0.0-beta.1', 'minor', '1.0.0-beta.2', '1.0.0-beta.1'],
  ['1.0.0-beta.1', 'minor', '1.0.0', '1.0.0-beta.0'],
  ['1.0.0-beta.1', 'major', '2.0.0-beta.1', '1.0.0-beta.2'],
  ['1.0.0-beta.1', 'major', '2.0.0', '1.0.0'],
  ['1.2.0', 'major', '2.0.0-beta.1', '1.3.0'],
  ['1.2.0', 'minor', '1.3.0-beta.1', '1.2.1'],
  ['0.1.0', 'major', '0.2.0', '0.1.1'],
  ['0.1.0', 'minor', '0.1.1', '0.1.0'],
] as const)(
  'the version after %s with a %s change may be %s, and not %s [M4]',
  (from, bump, enough, little) => {
    expect(mayFollow(from, enough, bump)).toBe(true);
    expect(mayFollow(from, little, bump)).toBe(false);
  },
);

it.each([
  ['an addition', 'minor'],
  ['a break', 'major'],
] as const)(
  'makes the range of earlier builds exclude %s exactly where it breaks them [M4]',
  (_what, bump) => {
    for (const from of ['1.0.0-beta.1', '1.2.0', '0.1.0'])
      expect(satisfies(requiredVersion(from, bump), `^${from}`)).toBe(bump === 'minor');
  },
);

it('requires the record to be written for a new version, and reports nothing where both agree [M4]', () => {
  expect(recordFaults(undefined, surface('1.2.0'))[0]).toMatch(
    /has no record: restore shared\/public-surface/,
  );
  expect(recordFaults(surface('1.2.0'), surface('1.3.0'))[0]).toMatch(
    /that of 1\.2\.0, this is 1\.3\.0: run npm run surface/,
  );
  expect(recordFaults(surface('1.2.0'), surface('1.3.0', 'a name added'))).toHaveLength(2);
  expect(recordFaults(surface('1.2.0'), surface('1.2.0'))).toEqual([]);
});

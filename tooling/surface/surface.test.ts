import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { satisfies } from 'semver';
import { root } from '../build/workspaces.ts';
import { compareSurfaces } from './compare.ts';
import { entriesOf } from './entries.ts';
import { reportOf } from './report.ts';
import { mayFollow, nextVersion, requiredVersion, versionFaults } from './version-faults.ts';

const SOURCES = {
  kit: `
import type { Atom } from 'jotai';
import { array, catch as fallback, int, object, optional, string } from 'zod/mini';
interface ButtonProps { label: string; busy?: boolean }
export function Button({ label, ...rest }: ButtonProps): string { return label + String(rest.busy); }
export type Tone = 'plain' | 'loud';
export const tokens = { space: { small: '4px' } } as const;
export interface AppEvents { SHOP_OPENED: { at: number } }
export const product = object({
  id: string(),
  label: optional(object({ weight: fallback(string(), ''), origin: string() })),
  lines: array(object({ qty: int() })),
});
export declare const setPrice: (price: { amount: number }) => void;
export declare const openAtom: Atom<{ isOpen: boolean }>;
`,
  contracts: `
export interface SlotContracts { 'page.aside': { id: string } }
export const SLOT_VERSIONS = { 'page.aside': 1 } as const;
`,
};

/** The same surface: another value of a token, another name of a parameter's rest, another order, a comment. */
const SAME = SOURCES.kit
  .replace('4px', '6px')
  .replace('...rest', '...others')
  .replace('rest.busy', 'others.busy')
  .replace("'plain' | 'loud'", "'loud' | 'plain'")
  .replace('export type Tone', '/** How loud. */ export type Tone');

type Edit = readonly [from: string, to: string];
const SLOT_ADDED: Edit = [
  "    'page.aside': {\n        id: string;\n    };",
  "    'page.aside': {\n        id: string;\n    };\n    'page.end': {\n        id: string;\n    };",
];

/** Edits of the report, with the version bump they require and the reported entry. */
const CASES: [what: string, edits: Edit[], bump: 'major' | 'minor', line: string][] = [
  ['a name removed', [['        Tone,\n', '']], 'major', 'removed kit.Tone'],
  ['a signature altered', [['): string;', '): unknown;']], 'major', 'altered Button: function'],
  ['a property taken away', [['    busy?: boolean;\n', '']], 'major', 'removed ButtonProps.busy'],
  [
    'a property that became required',
    [['busy?: ', 'busy: ']],
    'major',
    'altered ButtonProps.busy: ?: boolean → : boolean',
  ],
  [
    'a required property added',
    [['busy?', 'size: number; busy?']],
    'major',
    'added ButtonProps.size',
  ],
  ['a choice taken away', [["'plain' | 'loud'", "'plain'"]], 'major', "removed Tone | 'loud'"],
  ['a token removed', [["readonly small: '4px';", '']], 'major', 'removed tokens.space.small'],
  [
    'what an event carries altered',
    [['at: number', 'at: string']],
    'major',
    'altered AppEvents.SHOP_OPENED.at',
  ],
  [
    'a required field added to an event',
    [['at: number', 'at: number; by: string']],
    'major',
    'added AppEvents.SHOP_OPENED.by',
  ],
  [
    'a required field added to what a function takes',
    [['amount: number;', 'amount: number; currency: string;']],
    'major',
    'added setPrice.currency',
  ],
  [
    'a required field added to the items of an array',
    [['qty: ZodMiniInt', 'days: ZodMiniInt; qty: ZodMiniInt']],
    'major',
    'added product.lines.days',
  ],
  [
    'a required field added to an optional object',
    [['origin: Zod', 'place: ZodMiniString<string>; origin: Zod']],
    'major',
    'added product.label.place',
  ],
  [
    'a nested field altered',
    [['origin: ZodMiniString<string>', 'origin: ZodMiniOptional<ZodMiniString<string>>']],
    'major',
    'altered product.label.origin',
  ],
  [
    'a nested field removed',
    [['weight: Zod', 'mass: Zod']],
    'major',
    'removed product.label.weight',
  ],
  [
    'a name added',
    [['        Tone,\n', '        Tone,\n        more,\n']],
    'minor',
    'added kit.more',
  ],
  [
    'an optional property added',
    [['busy?', 'size?: number; busy?']],
    'minor',
    'added ButtonProps.size',
  ],
  ['a choice added', [["| 'loud'", "| 'loud' | 'soft'"]], 'minor', "added Tone | 'soft'"],
  [
    'a token added',
    [["small: '4px';", "small: '4px'; readonly large: '8px';"]],
    'minor',
    'added tokens.space.large',
  ],
  [
    'a field added to what an atom returns',
    [['isOpen: boolean;', 'isOpen: boolean; at: number;']],
    'minor',
    'added openAtom.at',
  ],
  [
    'an event added',
    [['SHOP_OPENED: {', 'SHOP_CLOSED: {\n at: number;\n};\n SHOP_OPENED: {']],
    'minor',
    'added AppEvents.SHOP_CLOSED',
  ],
  [
    'a field with a fallback added to an optional object',
    [['origin: Zod', 'storage: ZodMiniCatch<ZodMiniString<string>>; origin: Zod']],
    'minor',
    'added product.label.storage',
  ],
  [
    'an optional field added to the items of an array',
    [['qty: ZodMiniInt', 'days: ZodMiniOptional<ZodMiniInt>; qty: ZodMiniInt']],
    'minor',
    'added product.lines.days',
  ],
  [
    'an optional object with required fields added',
    [['origin: Zod', 'maker: ZodMiniOptional<ZodMiniObject<{ id: ZodMiniInt; }>>; origin: Zod']],
    'minor',
    'added product.label.maker.id',
  ],
];
const SLOTS: [what: string, edits: Edit[], faults: RegExp[]][] = [
  [
    'a contract altered under its old number',
    [['id: string;\n    };\n}', 'id: number;\n    };\n}']],
    [/a major change/, /contract of slot 'page.aside' changed: raise its number/],
  ],
  [
    'a contract altered with a new number',
    [
      ['id: string;\n    };\n}', 'id: number;\n    };\n}'],
      ["aside': 1", "aside': 2"],
    ],
    [/a minor change/],
  ],
  ['a slot added', [SLOT_ADDED, ["aside': 1;", "aside': 1; 'page.end': 1;"]], [/a minor change/]],
];

const AS_IT_WAS = 'as it was';
const EDITS = new Map<string, readonly Edit[]>([
  [AS_IT_WAS, []],
  ...[...CASES, ...SLOTS].map(([what, edits]) => [what, edits] as const),
]);

function reportOfSources(sources: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-kit-'));
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (const [segment, source] of Object.entries(sources)) {
      mkdirSync(path.join(folder, segment));
      writeFileSync(path.join(folder, segment, 'index.ts'), source);
    }
    return reportOf(folder, ['kit'], { contracts: ['SlotContracts', 'SLOT_VERSIONS'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let report = '';
let sameReport = '';
beforeAll(() => {
  report = reportOfSources(SOURCES);
  sameReport = reportOfSources({ ...SOURCES, kit: SAME });
}, 60_000);

function edited(what: string) {
  const edits = EDITS.get(what) ?? [];
  const lost = edits.find(([from]) => !report.includes(from));
  if (lost) throw new Error(`the report has no ${lost[0]}`);
  return edits.reduce((done, [from, to]) => done.replace(from, () => to), report);
}

const surface = (version: string, what = AS_IT_WAS) => ({
  version,
  entries: entriesOf(edited(what)),
});
const faultsOf = (what: string, from: string, to = from) =>
  versionFaults(surface(from), surface(to, what)).join('\n');

it.each(CASES)('rejects %s under the same version, and names the version bump [M4]', (...row) => {
  const [what, , bump, line] = row;
  const message = faultsOf(what, '1.2.0');
  expect(message).toContain(
    `since 1.2.0, and this is a ${bump} change: ${bump === 'major' ? 'if remotes may stop working until they are built again, run npm run surface -- --write 2.0.0' : 'run npm run surface -- --write, which records it as 1.3.0'}`,
  );
  expect(message).toContain(`  ${bump}  ${line}`);
});

it.each(CASES)('accepts %s with the required version [M4]', (what, _edits, bump) => {
  expect(faultsOf(what, '1.2.0', bump === 'major' ? '2.0.0' : '1.3.0')).toBe('');
  expect(faultsOf(what, '1.2.0', bump === 'major' ? '1.9.0' : '1.2.9')).not.toBe('');
});

it('requires no new version for what no remote can depend on [M4]', () => {
  expect(sameReport).not.toBe(report);
  expect(compareSurfaces(entriesOf(report), entriesOf(sameReport))).toEqual([]);
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

it.each(CASES)('records %s under the next version only if it breaks nothing [M4]', (...row) => {
  const [what, , bump] = row;
  expect(nextVersion(surface('1.2.0'), surface('', what).entries)).toBe(
    bump === 'major' ? '1.2.0' : '1.3.0',
  );
});

it('keeps the version of an unchanged surface, and rejects a surface without a record [M4]', () => {
  expect(nextVersion(surface('1.2.0'), surface('').entries)).toBe('1.2.0');
  expect(faultsOf(AS_IT_WAS, '1.2.0')).toBe('');
  expect(versionFaults(undefined, surface('1.2.0'))[0]).toMatch(
    /has no record: restore shared\/public-surface/,
  );
});

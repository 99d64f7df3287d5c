import { normaliseEmail } from './contact.ts';

/** Domains of mailboxes that many people in Taiwan have, the ones that are mistyped first. */
const MISTYPED = [
  ...['gmail.com', 'yahoo.com.tw', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'],
  ...['pchome.com.tw', 'msa.hinet.net', 'livemail.tw'],
];

/** Real domains that resemble these. */
const OTHERS = new Set([
  ...['mail.com', 'ymail.com', 'email.com', 'hotmail.com.tw', 'me.com', 'live.com', 'msn.com'],
  ...['kimo.com', 'hinet.net', 'googlemail.com', 'gmx.com'],
]);

/** yahoo.co.jp and outlook.fr are real; .co, .cm and .om are usually .com. */
const OF_A_COUNTRY =
  /^(?:yahoo|hotmail|live|outlook)\.(?:com?\.)?(?!c[om]$|om$|t[ewy]$|wt$|yw$)[a-z]{2}$/;

const KNOWN_MISTAKES: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  'gmail.tw': 'gmail.com',
  'gmail.com.tw': 'gmail.com',
  yahoo: 'yahoo.com.tw',
  'yahoo.tw': 'yahoo.com.tw',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  icloud: 'icloud.com',
  'icloud.com.tw': 'icloud.com',
};

/** Endings that no domain has. */
const WRONG_ENDING = /\.(?:con|cmo|ocm|comm|coom|cim|vom|xom|cpm|clm|c0m)$/;

/** The fewest letters to insert, delete, replace or swap (optimal string alignment). */
function mistakesBetween(a: string, b: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const costs = [next[j - 1], row?.[j]].map((cost = 0) => cost + 1);
      costs.push((row?.[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) costs.push((before?.[j - 2] ?? 0) + 1);
      next.push(Math.min(...costs));
    }
    [before, row] = [row, next];
  }
  return row?.at(-1) ?? 0;
}

/** A longer domain may have two mistakes. */
const mostMistakes = ({ length }: string) => (length > 10 ? 2 : 1);

function likelyDomain(domain: string): string {
  const known = KNOWN_MISTAKES[domain];
  if (known !== undefined) return known;
  if (MISTYPED.includes(domain) || OTHERS.has(domain) || OF_A_COUNTRY.test(domain)) return domain;
  const ended = domain.replace(WRONG_ENDING, '.com');
  if (OTHERS.has(ended)) return ended;
  const [nearest] = MISTYPED.map((one) => ({ one, mistakes: mistakesBetween(ended, one) }))
    .filter(({ one, mistakes }) => mistakes <= mostMistakes(one))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return nearest?.one ?? ended;
}

/**
 * The address that somebody probably meant, where the typed one has a domain like that of a large provider; undefined
 * where nothing looks mistyped.
 */
export function likelyEmail(typed: string): string | undefined {
  const [, name = '', domain = ''] = /^([^@\s]+)@([^@\s]{4,60})$/.exec(normaliseEmail(typed)) ?? [];
  // Unfinished: the next letter decides.
  if (domain === '' || domain.endsWith('.')) return undefined;
  const likely = likelyDomain(domain);
  return likely === domain ? undefined : `${name}@${likely}`;
}

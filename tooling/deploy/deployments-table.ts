import type { Deployment, DeploymentsAnswer } from '@pinpu/shared/contracts';

const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment in Taipei time, as text; '' if there is none. */
const momentText = (moment = ''): string => (moment === '' ? '' : taipei.format(new Date(moment)));

/** The lines of a table, in columns as wide as their widest cell; `pad` aligns all but the first. */
export function tableLines(
  rows: readonly (readonly string[])[],
  pad: 'padEnd' | 'padStart' = 'padEnd',
): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell[at === 0 ? 'padEnd' : pad](widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function sharesOf({ stable, canary }: Deployment): string {
  if (stable === '' && !canary) return 'nothing is live';
  if (!canary) return stable;
  return `${stable || 'nothing'} ${100 - canary.percent} %, ${canary.version} ${canary.percent} %`;
}

const HEAD = ['name', 'live', 'since', 'by', 'why'];

function overviewRow(deployment: Deployment): string[] {
  const [last] = deployment.history;
  return [
    deployment.name,
    sharesOf(deployment),
    momentText(last?.at),
    last?.by ?? '',
    [last?.action ?? '', last?.why ?? ''].filter((text) => text !== '').join(': '),
  ];
}

/** Live versions of every name, with start, actor and reason. */
export const overview = ({ deployments, expires_at, sequence }: DeploymentsAnswer['body']) =>
  [
    ...tableLines([HEAD, ...deployments.map(overviewRow)]),
    `registry entry ${sequence}, signed until ${momentText(expires_at)}`,
  ].join('\n');

/** The history of one name, newest first, and its versions. */
export function details(deployment: Deployment): string {
  const { name, history, versions } = deployment;
  const entries = history.map(({ at, action = 'live', version, from = '', by = '', why = '' }) => [
    momentText(at),
    action === 'retire' && version === '' ? 'remove' : action,
    version,
    from === '' ? '' : `instead of ${from}`,
    by,
    why,
  ]);
  const listed = versions.map(({ version, status, published_at, published_by = '' }) => [
    version,
    status === 'live' ? 'good' : status,
    momentText(published_at),
    published_by,
  ]);
  return [
    `${name}: ${sharesOf(deployment)}`,
    '',
    ...tableLines([['when', 'what', 'version', '', 'by', 'why'], ...entries]),
    '',
    ...tableLines([['versions', 'state', 'published', 'by'], ...listed]),
  ].join('\n');
}

interface ListedToken {
  id: string;
  team: string;
  remotes: string[];
  expires_at: string;
  revoked_at: string;
  used_at: string;
}

const day = (moment: string) => moment.slice(0, 10);

/** The tokens of teams: what each may deploy, and until when. */
export function tokenTable(tokens: readonly ListedToken[]): string {
  if (tokens.length === 0) return 'No team has a token.';
  const rows = tokens.map(({ id, team, remotes, expires_at, revoked_at, used_at }) => [
    id,
    team,
    remotes.join(' ') || 'nothing (developer mode)',
    revoked_at === '' ? `until ${day(expires_at)}` : `revoked ${day(revoked_at)}`,
    used_at === '' ? 'never used' : `used ${day(used_at)}`,
  ]);
  return tableLines([['id', 'team', 'may deploy', 'valid', ''], ...rows]).join('\n');
}

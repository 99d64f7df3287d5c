import type { Deployment, DeploymentsAnswer } from '@pinpu/shared/contracts';

const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment in Taipei time, as text; '' if there is none. */
const momentText = (moment = ''): string => (moment === '' ? '' : taipei.format(new Date(moment)));

/** The lines of a table, in columns. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function sharesOf({ stable, canary }: Deployment): string {
  if (stable === '') return 'nothing is live';
  if (!canary) return stable;
  return `${stable} ${100 - canary.percent} %, ${canary.version} ${canary.percent} %`;
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
    action,
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

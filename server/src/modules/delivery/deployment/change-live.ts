import type { FlipAnswer, Registry } from '@pinpu/shared/contracts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { type BrowserReport, browserRejections } from './browser-report.ts';
import type { DeploymentContext } from './context.ts';
import {
  deployedUnder,
  deployVersion,
  type Flip,
  promoteCanary,
  removeRemote,
  retireVersion,
  rollBack,
  startCanary,
} from './flips.ts';
import { type AcceptableGate, rejectAt } from './gates/gate.ts';
import { liveRejections, rangeRejections } from './gates/index.ts';
import { listDeployment } from './list.ts';

export interface DeployRequest {
  version: string;
  /** The share of visitors who get it as a canary, in percent; undefined for everybody. */
  percent?: number | undefined;
  why: string;
  accept: readonly AcceptableGate[];
  browser: BrowserReport;
}

interface Change {
  name: string;
  by: string;
  why: string;
}

type Context = Pick<DeploymentContext, 'change' | 'clock'>;

async function flip(
  { change, clock }: Context,
  { name, by, why }: Change,
  message: string,
  work: (registry: Registry, flip: Flip) => Registry,
): Promise<FlipAnswer['body']> {
  const { registry, sequence } = await change((before) =>
    work(before, { by, why, at: clock().toISOString() }),
  );
  const deployed = deployedUnder(registry, name);
  if (!deployed) throw new Error(`${name} is missing after its change`);
  return { message, sequence, deployment: listDeployment(name, deployed) };
}

function versionOf(registry: Registry, name: string, version: string) {
  const versions = deployedUnder(registry, name)?.versions ?? {};
  const data = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (data) return data;
  throw new Rejection(404, 'VERSION_NOT_FOUND', `「${name}」沒有版本 ${version}，或已被清除。`);
}

const reasonOf = ({ why, accept, browser }: DeployRequest): string =>
  [
    why,
    ...(accept.length > 0 ? [`accepted: ${accept.join(', ')}`] : []),
    ...('without' in browser ? [`without a browser: ${browser.without}`] : []),
  ]
    .filter((text) => text !== '')
    .join('; ');

/** The gates check the registry that it is appended to, against concurrent deployments. */
export const deploy = (
  context: Context,
  name: string,
  request: DeployRequest,
  by: string,
): Promise<FlipAnswer['body']> => {
  const { version, percent } = request;
  const message =
    percent === undefined
      ? `「${name}」${version} 已上線。`
      : `「${name}」${version} 已開始試行，${percent}% 的訪客會看到。`;
  return flip(context, { name, by, why: reasonOf(request) }, message, (registry, one) => {
    const data = versionOf(registry, name, version);
    rejectAt([
      ...liveRejections(name, data, registry, request.accept),
      ...browserRejections(name, version, data, registry, request.browser),
    ]);
    return percent === undefined
      ? deployVersion(registry, name, version, one)
      : startCanary(registry, name, { version, percent }, one);
  });
};

export const changeShare = (context: Context, change: Change, percent: number) =>
  flip(context, change, `「${change.name}」的試行比例已改為 ${percent}%。`, (registry, one) => {
    const version = deployedUnder(registry, change.name)?.canary?.version;
    if (version === undefined)
      throw new Rejection(409, 'NO_CANARY', `「${change.name}」目前沒有試行中的版本。`);
    return startCanary(registry, change.name, { version, percent }, one);
  });

export const promote = (context: Context, change: Change) =>
  flip(context, change, `「${change.name}」的試行版本已全面上線。`, (registry, one) => {
    const promoted = promoteCanary(registry, change.name, one);
    const stable = deployedUnder(promoted, change.name)?.stable ?? '';
    rejectAt(rangeRejections(change.name, versionOf(registry, change.name, stable), registry));
    return promoted;
  });

/** Undoes the last deployment, or returns to a named version that fits the live shop. */
export const rollback = (context: Context, change: Change, to?: string) =>
  flip(context, change, `「${change.name}」已退回。`, (registry, one) => {
    const { name } = change;
    if (to !== undefined) rejectAt(rangeRejections(name, versionOf(registry, name, to), registry));
    const fits = (version: Parameters<typeof rangeRejections>[1]) =>
      rangeRejections(name, version, registry).length === 0;
    return rollBack(registry, name, { to, fits }, one);
  });

export const remove = (context: Context, change: Change) =>
  flip(context, change, `「${change.name}」已移除，商店不再載入它。`, (registry, one) =>
    removeRemote(registry, change.name, one),
  );

export const retire = (context: Context, change: Change, version: string) =>
  flip(context, change, `「${change.name}」${version} 已停用。`, (registry, one) =>
    retireVersion(registry, change.name, version, one),
  );

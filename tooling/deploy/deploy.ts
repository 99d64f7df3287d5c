import type { DeploymentsAnswer, FlipAnswer } from '@pinpu/shared/contracts';
import type { Browser } from 'playwright-core';
import type { Artefact } from './artefact.ts';
import { type BrowserReport, runBrowserGate } from './browser-gate.ts';
import type { DeployOptions } from './deploy-arguments.ts';
import { DeployError } from './deploy-error.ts';
import { launchBrowser } from './launch-browser.ts';
import { checkBeforeUpload, compareServed, publishVersion, uploadFiles } from './send.ts';
import type { ShopApi } from './shop-api.ts';

type Print = (line: string) => void;

const kilobytes = ({ files }: Artefact) =>
  Math.round([...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024);

function faultsOf(report: BrowserReport): string[] {
  if ('without' in report) return [];
  return report.runs.flatMap(({ shell, pages }) =>
    pages.flatMap(({ address, faults }) =>
      faults.map((fault) => `${address} within shell ${shell}: ${fault}`),
    ),
  );
}

const pagesOf = (report: BrowserReport) =>
  'without' in report ? 0 : report.runs.reduce((sum, { pages }) => sum + pages.length, 0);

/** Failed calls are a warning: a page may expect them, but one that shows nothing else is broken. */
function browserText(report: BrowserReport, failedCalls: readonly string[]): string {
  if ('without' in report) return `  no browser gate: ${report.without}`;
  const text = `  opened ${pagesOf(report)} pages in ${report.browser}`;
  if (failedCalls.length === 0) return `${text} without a fault`;
  return `${text}; calls of the API failed there, look at these pages:\n  ! ${failedCalls.join('\n  ! ')}`;
}

async function checkedInBrowser(
  shop: ShopApi,
  artefact: Artefact,
  { accept, withoutBrowser }: DeployOptions,
  launch: () => Promise<Browser>,
): Promise<{ report: BrowserReport; failedCalls: string[] }> {
  if (withoutBrowser !== undefined) return { report: { without: withoutBrowser }, failedCalls: [] };
  const result = await runBrowserGate(shop, { ...artefact, accept }, launch);
  const faults = faultsOf(result.report);
  if (faults.length === 0) return result;
  throw new DeployError(
    `Nothing was changed: the pages of ${artefact.version} fail in a real browser.\n  ✗ ${faults.join('\n  ✗ ')}\nFix them (npm run dev -- ${artefact.name} shows the same pages), and deploy again.`,
  );
}

/** Whether a version is already live for all visitors. @throws DeployError if it was rolled back */
async function isLive(shop: ShopApi, { name, version }: Artefact): Promise<boolean> {
  const { deployments } = await shop.get<DeploymentsAnswer['body']>('/api/deployments');
  const deployed = deployments.find((one) => one.name === name);
  const known = deployed?.versions.find((one) => one.version === version);
  if (known?.status === 'bad')
    throw new DeployError(
      `${name} ${version} was rolled back: deploy another build, or make it live again: npm run rollback -- ${name} --version ${version} --why "…"`,
    );
  return deployed?.stable === version;
}

/**
 * Deploys a build to a running shop: has the shop check its list of files, uploads it, lets the server verify it, downloads every file for comparison, opens
 * its pages in a browser, and makes it live. No visitor gets it before that last step; a failure before it leaves the
 * shop unchanged.
 */
export async function deployArtefact(
  shop: ShopApi,
  artefact: Artefact,
  options: DeployOptions,
  { launch, print }: { launch: () => Promise<Browser>; print: Print },
): Promise<void> {
  const { name, version, files } = artefact;
  if (await isLive(shop, artefact)) {
    print(`${name} ${version} is live at ${shop.origin}: nothing to do.`);
    return;
  }
  await checkBeforeUpload(shop, artefact, options.accept);
  const created = await uploadFiles(shop, artefact);
  const base = await publishVersion(shop, artefact, options.accept);
  await compareServed(base, artefact);
  print(
    `  uploaded ${name} ${version}: ${files.size} files, ${kilobytes(artefact)} KB, ${created} of them new; every file compared at ${base}`,
  );
  const { report: browser, failedCalls } = await checkedInBrowser(shop, artefact, options, launch);
  print(browserText(browser, failedCalls));
  const { deployment } = await shop.send<FlipAnswer['body']>(
    'POST',
    `/api/deployments/${name}/deploy`,
    {
      version,
      why: options.why,
      accept: options.accept,
      browser,
      ...(options.canary === undefined ? {} : { percent: options.canary }),
    },
  );
  const [{ from } = { from: undefined }] = deployment.history;
  print(
    options.canary === undefined
      ? `${name} ${version} is live at ${shop.origin}${from === undefined ? '' : `, instead of ${from}`}.`
      : `${name} ${version} is live for ${options.canary} % of the visitors of ${shop.origin}; the others have ${deployment.stable || 'nothing'}.
To give it to everybody: npm run deployments -- promote ${name}`,
  );
  print(`To undo it: npm run rollback -- ${name} --why "what went wrong"`);
}

/** Builds, and deploys to the shop, which is first asked whether it answers and accepts the token. */
export async function buildAndDeploy(
  shop: ShopApi,
  options: DeployOptions,
  build: () => Promise<Artefact>,
): Promise<void> {
  await shop.get('/api/deployments');
  await deployArtefact(shop, await build(), options, { launch: launchBrowser, print: console.log });
}

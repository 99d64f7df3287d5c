import type { RemoteVersion, ShellVersion } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { array, type infer as Infer, maxLength, minLength, object, string, union } from 'zod/mini';
import { type GateRejection, type LiveRegistry, liveRemotes, rejectionBy } from './gates/gate.ts';

const text = (most: number) => string().check(minLength(1), maxLength(most));

/** Results of the gate in a real browser: each page of a version, within each shell; or why it was not run. */
export const browserReportSchema = union([
  object({ without: text(300) }),
  object({
    browser: text(100),
    runs: array(
      object({
        shell: text(120),
        pages: array(
          object({ path: text(300), address: text(2000), faults: array(text(2000)) }),
        ).check(maxLength(500)),
      }),
    ).check(maxLength(10)),
  }),
]);
export type BrowserReport = Infer<typeof browserReportSchema>;

const rejection = rejectionBy('browser');

const AGAIN = 'run the deployment again: it opens them in a browser';

interface Expected {
  shell: string;
  paths: string[];
}

/** Required pages: a remote's pages within the live shell, or the live remotes' pages within a new shell. */
function expectedRun(
  name: string,
  version: string,
  data: RemoteVersion | ShellVersion,
  registry: LiveRegistry,
): Expected {
  if (name === SHELL || !('routes' in data))
    return {
      shell: version,
      paths: liveRemotes(registry).flatMap(([, { routes }]) => routes.map(({ path }) => path)),
    };
  return { shell: registry.shell?.stable ?? '', paths: data.routes.map(({ path }) => path) };
}

export function browserRejections(
  name: string,
  version: string,
  data: RemoteVersion | ShellVersion,
  registry: LiveRegistry,
  report: BrowserReport,
): GateRejection[] {
  if ('without' in report) return [];
  const { shell, paths } = expectedRun(name, version, data, registry);
  const opened = new Set(
    report.runs
      .filter((run) => run.shell === shell)
      .flatMap(({ pages }) => pages.map(({ path }) => path)),
  );
  const left = [...new Set(paths)].filter((path) => !opened.has(path));
  return [
    ...left.map((path) => rejection(`${path} was not opened within shell ${shell}`, AGAIN)),
    ...report.runs.flatMap((run) =>
      run.pages.flatMap(({ address, faults }) =>
        faults.map((fault) =>
          rejection(
            `${address} within shell ${run.shell}: ${fault}`,
            `open the same address with npm run dev -- ${name}, and read the console`,
          ),
        ),
      ),
    ),
  ];
}

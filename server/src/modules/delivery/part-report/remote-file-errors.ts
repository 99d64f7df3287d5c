import { labelledCounts } from '../../../platform/labelled-counts.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { knownVersions } from './known-versions.ts';

const REMOTE_FILE = /^\/remotes\/([^/]+)\/([^/]+)\//;

/** These counts decide nothing, since anybody can request a file that never existed. */
export const remoteFileErrorsHook: ServerModule = async (app, { config, clock, counts }) => {
  const isKnown = await knownVersions(config, clock, app.log);
  const help = 'Requests for files of a remote that were answered with an error';
  const errors = labelledCounts('remote_file_errors', help, ['remote', 'version', 'status']);
  counts.push(errors);
  app.addHook('onResponse', async ({ url }, { statusCode }) => {
    if (statusCode < 400) return;
    const [, remote = '', version = ''] = REMOTE_FILE.exec(url) ?? [];
    if (isKnown(remote, version))
      errors.add({ remote, version, status: `${Math.floor(statusCode / 100)}xx` });
  });
};

import { createHash } from 'node:crypto';
import type { Registry } from '@pinpu/shared/contracts';
import { deployedFile } from '../../modules/delivery/registry/artefact.ts';
import type { DeploymentStorage } from '../../modules/delivery/registry/index.ts';

type Shell = NonNullable<Registry['shell']>;

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Stores a version of a shell whose template and icon contain its name, and returns its registry entry. */
export async function storedShell(
  storage: DeploymentStorage,
  version: string,
): Promise<Shell['versions'][string]> {
  const main = `/* shell ${version} */`;
  const files: Record<string, string> = {
    'index.html': `<html><head><!--pinpu:head--></head><body>shell ${version}<!--pinpu:composition--></body></html>`,
    'main.js': main,
    'root/favicon.svg': `<svg id="${version}"/>`,
    'root/manifest.webmanifest': JSON.stringify({ name: version, icons: [] }),
  };
  for (const [file, text] of Object.entries(files))
    await storage.create(`remotes/shell/${version}/${file}`, Buffer.from(text));
  const listed = Object.entries(files).map(
    ([file, text]) => [file, deployedFile(file, Buffer.from(text))] as const,
  );
  return {
    scripts: [{ file: 'main.js', integrity: hashOf(main) }],
    integrity: {},
    checks: 'every-file',
    provides: '1.0.0',
    offers: {},
    base: `/remotes/shell/${version}/`,
    status: 'live',
    files: Object.fromEntries(listed),
  };
}

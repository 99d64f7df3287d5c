import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from '../build/workspaces.ts';
import { emit } from '../pack/emit.ts';

const silent = { default: { logLevel: 'none' } };

/** API Extractor brings the TypeScript 6 with which it reads declarations; TypeScript 7 has no API for it. */
const extractorConfig = (folder: string, entry: string) => ({
  projectFolder: folder,
  mainEntryPointFilePath: entry,
  compiler: {
    overrideTsconfig: {
      compilerOptions: {
        ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
        ...{ strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true },
        ...{ lib: ['es2024', 'dom', 'dom.iterable'], types: [] },
        paths: { '@pinpu/shared/*': [`${folder}/*/index.d.ts`] },
      },
      files: [entry],
    },
  },
  apiReport: {
    enabled: true,
    reportFileName: 'surface.api.md',
    reportFolder: `${folder}/report`,
    reportTempFolder: `${folder}/report/temp`,
    includeForgottenExports: true,
  },
  ...{ docModel: { enabled: false }, dtsRollup: { enabled: false } },
  tsdocMetadata: { enabled: false },
  messages: {
    ...{ compilerMessageReporting: silent, extractorMessageReporting: silent },
    tsdocMessageReporting: silent,
  },
  newlineKind: 'lf',
});

function extract(folder: string, entry: string): string {
  const manifest = { name: '@pinpu/shared', version: '0.0.0' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  mkdirSync(path.join(folder, 'report'));
  const configFile = path.join(folder, 'api-extractor.json');
  writeFileSync(configFile, JSON.stringify(extractorConfig(folder, entry)));
  const config = ExtractorConfig.loadFileAndPrepare(configFile);
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  if (!succeeded) throw new Error('API Extractor could not read the declarations of shared');
  return readFileSync(path.join(folder, 'report/surface.api.md'), 'utf8');
}

/** Without remarks on documentation, which the emitted declarations don't have. */
const withoutRemarks = (report: string) => report.replaceAll(/^ *\/\/.*\n/gm, '');

/**
 * API Extractor's report of a package: one namespace for each segment (`api/client` is `apiClient`), and what `entry`
 * exports besides. @throws Error with the compiler's messages
 */
export function reportOf(
  sharedDir: string,
  segments: readonly string[],
  entry: Readonly<Record<string, readonly string[]>>,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-surface-'));
  try {
    const sources = [...segments, ...Object.keys(entry)];
    const files = sources.map((segment) => path.join(sharedDir, segment, 'index.ts'));
    const declarations = { emitDeclarationOnly: true, removeComments: true };
    emit(files, { ...declarations, outDir: folder, rootDir: sharedDir });
    const index = path.join(folder, 'index.d.ts');
    const from = (segment: string) => `from './${segment}/index.ts';\n`;
    writeFileSync(
      index,
      [
        ...segments.map((segment) => `export * as ${namespaceOf(segment)} ${from(segment)}`),
        ...Object.entries(entry).map(([of, names]) => `export { ${names.join()} } ${from(of)}`),
      ].join(''),
    );
    return withoutRemarks(extract(folder, index));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const namespaceOf = (segment: string) =>
  segment.replace(/\W(\w)/g, (_all, first: string) => first.toUpperCase());

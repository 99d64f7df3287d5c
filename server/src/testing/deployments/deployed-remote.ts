import { brotliCompressSync } from 'node:zlib';
import type { RemoteManifest, ShellManifest } from '@pinpu/shared/contracts';
import type { InjectOptions } from 'fastify';
import { operatorToken } from '../../modules/base/admin/operator-token.ts';
import { deployedFile, sha384 } from '../../modules/delivery/registry/artefact.ts';
import type { TestApp } from '../test-app.ts';
import { PROVIDED } from './built-shell.ts';

export interface TestArtefact {
  name: string;
  version: string;
  files: Record<string, Buffer>;
}

const withBrotli = (files: Record<string, Buffer>) => ({
  ...files,
  'entry.js.br': brotliCompressSync(files['entry.js'] ?? Buffer.alloc(0)),
});

/** A remote with one page and one script, whose content is `text`. */
export function testRemote(
  name: string,
  version: string,
  text = `export const version='${name} ${version}'`,
  change: Partial<RemoteManifest> = {},
): TestArtefact {
  const entry = Buffer.from(text);
  const manifest = {
    entry: 'entry.js',
    routes: [{ path: `/${name}`, page: 'page', view: '', files: ['entry.js'] }],
    fills: {},
    offers: {},
    requires: `^${PROVIDED}`,
    integrity: { 'entry.js': sha384(entry) },
    checks: 'every-file',
    ...change,
  };
  const json = Buffer.from(JSON.stringify(manifest));
  return { name, version, files: withBrotli({ 'entry.js': entry, 'remote.json': json }) };
}

export function testShell(version: string, change: Partial<ShellManifest> = {}): TestArtefact {
  const entry = Buffer.from(`export const shell='${version}'`);
  const manifest = {
    scripts: [{ file: 'entry.js', integrity: sha384(entry) }],
    integrity: {},
    checks: 'every-file',
    provides: PROVIDED,
    ...change,
  };
  const json = Buffer.from(JSON.stringify(manifest));
  const html = Buffer.from('<!doctype html><head><!--pinpu:head--></head><!--pinpu:composition-->');
  const files = { 'entry.js': entry, 'shell.json': json, 'index.html': html };
  return { name: 'shell', version, files: withBrotli(files) };
}

export const listOf = ({ files }: TestArtefact) =>
  Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, deployedFile(path, bytes)]),
  );

export function deployer({ app, config }: TestApp, token = operatorToken(config.dataDir)) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', place: string, payload?: object) => {
    const options: InjectOptions = {
      method,
      url: `/api/deployments${place}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}),
      },
    };
    return app.inject(payload === undefined ? options : { ...options, payload });
  };
  const upload = async ({ name, version, files }: TestArtefact) => {
    for (const [path, bytes] of Object.entries(files)) {
      const { statusCode, body } = await call('PUT', `/${name}/${version}/files/${path}`, bytes);
      if (statusCode > 201) throw new Error(`${path}: ${body}`);
    }
  };
  const publish = async (artefact: TestArtefact, accept: string[] = []) => {
    await upload(artefact);
    const { name, version } = artefact;
    return call('POST', `/${name}/${version}`, { files: listOf(artefact), accept });
  };
  const flip = (name: string, version: string, more: object = {}) =>
    call('POST', `/${name}/deploy`, { version, browser: { without: 'a test' }, ...more });
  const deploy = async (
    artefact: TestArtefact,
    more: { accept?: string[]; percent?: number } = {},
  ) => {
    const published = await publish(artefact, more.accept);
    return published.statusCode === 200 ? flip(artefact.name, artefact.version, more) : published;
  };
  return { call, upload, publish, flip, deploy };
}

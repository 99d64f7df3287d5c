import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answersFrom } from './child-process.ts';

const OWN_TEMPLATES = path.resolve(import.meta.dirname, '../../docker/nginx');

/**
 * One of docker/nginx's templates and the values of its variables, which are substituted as the image does at start-up.
 */
export interface Site {
  template: 'shell' | 'remote';
  variables: Record<string, string>;
}

const render = (templates: string, { template, variables }: Site) =>
  readFileSync(path.join(templates, `${template}.conf.template`), 'utf8').replace(
    /\$\{(\w+)\}/g,
    (whole, name: string) => ({ CONF: templates, ...variables })[name] ?? whole,
  );

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const mainConfig = (folder: string, sites: readonly string[], front: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${sites.join('\n')}
  ${front}
}
`;

const START_LIMIT_MS = 30_000;

interface Running {
  /** The folder for everything that nginx writes. */
  folder: string;
  sites: readonly Site[];
  /** The address that responds once nginx is ready. */
  ready: string;
  /** Further server blocks. */
  front?: string;
  /** The folder of the templates; by default this checkout's. */
  templates?: string;
}

/** Runs nginx with these sites; resolves when it is ready. */
export async function startNginx(
  binary: string,
  { folder, sites, ready, front = '', templates = OWN_TEMPLATES }: Running,
) {
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    mainConfig(
      folder,
      sites.map((site) => render(templates, site)),
      front,
    ),
  );
  const log = path.join(folder, 'error.log');
  const nginx = spawn(binary, ['-p', folder, '-c', config, '-e', log], { stdio: 'inherit' });
  if (await answersFrom(ready, nginx, START_LIMIT_MS)) return nginx;
  throw new Error(`nginx did not start; its log is ${log}`);
}

import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { buildHost } from './build-host.js';

/** `node build.js FOLDER SHOP` builds this host by webpack and by Vite, each into a folder of its own. */
const [, , folder, shop] = process.argv;
const root = import.meta.dirname;
await buildHost({
  ...{ root, folder, shop, build, federation },
  ...{ major: 19, kind: 'React 19', names: [] },
});

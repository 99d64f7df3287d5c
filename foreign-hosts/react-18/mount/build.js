import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { buildHost } from '../../react-19/mount/build-host.js';

/** `node build.js FOLDER SHOP` builds this host by webpack and by Vite, each into a folder of its own. */
const [, , folder, shop] = process.argv;
await buildHost({ root: import.meta.dirname, folder, shop, major: 18, build, federation });

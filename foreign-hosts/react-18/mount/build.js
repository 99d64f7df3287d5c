import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { buildHost } from '../../react-19/mount/build-host.js';

/** `node build.js FOLDER SHOP` builds this host by webpack and by Vite, each into a folder of its own. */
const [, , folder, shop] = process.argv;
const root = import.meta.dirname;
// It has remotes of its own that share its React, which the cart must not take.
await buildHost({
  ...{ root, folder, shop, build, federation },
  ...{ major: 18, kind: 'React 18, Vue, …', names: ['react', 'react-dom', 'react-dom/client'] },
});

import { dirname, join } from 'node:path';
import { changeRegistry } from '../../modules/delivery/registry/index.ts';
import { readSigner } from '../../modules/delivery/registry/keys.ts';
import { openLog } from '../../modules/delivery/registry/registry-log.ts';
import { dirStorage } from '../../modules/delivery/registry/storage/dir-storage.ts';

/** A process that flips the registry of a folder `times` times: each flip adds an entry to the history of `mf-x`. */
const [dir = '', keyFile = '', name = '', times = '0'] = process.argv.slice(2);
const settings = {
  storage: { at: 'dir' as const, dir },
  keyFile,
  publicKeys: [],
  seenFile: join(dirname(keyFile), `seen-${name}.json`),
  cacheDir: dir,
};
const signer = readSigner(keyFile);
const log = { error: (fields: object, text: string) => console.error(text, fields) };
const source = await openLog(settings, dirStorage(dir), signer, () => new Date(), log);
for (let time = 0; time < Number(times); time += 1) {
  const at = `${name} ${time}`;
  await changeRegistry(source, signer, new Date(), (registry) => {
    registry.remotes['mf-x']?.history.push({ version: '1', at });
    return registry;
  });
  console.log(at);
}

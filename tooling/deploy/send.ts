import { forEachOf } from '../operations/for-each-of.ts';
import type { Artefact, BuiltFile } from './artefact.ts';
import { fileList, sha384Of } from './artefact.ts';
import { DeployError } from './deploy-error.ts';
import type { ShopApi } from './shop-api.ts';

const AT_ONCE = 8;

const manifestOf = ({ name, files }: Artefact) =>
  files.get(name === 'shell' ? 'shell.json' : 'remote.json')?.bytes.toString('utf8') ?? '';

/**
 * Has the shop run the gates that need no files, such as `size`, before anything is uploaded. Shops up to 1.0.0-beta.2
 * do not know this call. @throws DeployError with the gates' rejections
 */
export async function checkBeforeUpload(
  shop: ShopApi,
  artefact: Artefact,
  accept: readonly string[],
) {
  const place = `/api/deployments/${artefact.name}/${artefact.version}/check`;
  const body = { files: fileList(artefact), manifest: manifestOf(artefact), accept };
  await shop.send('POST', place, body).catch((error: unknown) => {
    if (!(error instanceof DeployError && error.status === 404)) throw error;
  });
}

/** Uploads every file that the shop does not have; returns their number. */
export async function uploadFiles(shop: ShopApi, { name, version, files }: Artefact) {
  let created = 0;
  await forEachOf([...files], AT_ONCE, async ([file, { bytes }]) => {
    const place = `/api/deployments/${name}/${version}/files/${file}`;
    const { stored } = await shop.send<{ stored: string }>('PUT', place, bytes);
    if (stored === 'created') created += 1;
  });
  return created;
}

/** Lets the shop verify the upload and add the version, which no visitor gets yet. Returns the address of its files. */
export async function publishVersion(shop: ShopApi, artefact: Artefact, accept: readonly string[]) {
  const place = `/api/deployments/${artefact.name}/${artefact.version}`;
  const files = fileList(artefact);
  const { base } = await shop.send<{ base: string }>('POST', place, { files, accept });
  return new URL(base, shop.origin).href;
}

const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);

async function fetchedFault(address: string, { sha384 }: BuiltFile): Promise<string | undefined> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } }).catch(() => null);
  if (!answer?.ok) return `${address} answers ${answer?.status ?? 'nothing'}`;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return sha384Of(bytes) === sha384 ? undefined : `${address} is not the file that was uploaded`;
}

/**
 * Downloads every file as browsers do, compressed if possible, and compares it with the build. @throws DeployError that
 * names the files that differ, e.g. because of a proxy, a CDN or a second instance in between
 */
export async function compareServed(base: string, { files }: Artefact): Promise<void> {
  const faults: string[] = [];
  await forEachOf([...files], AT_ONCE, async ([file, built]) => {
    if (isCompressed(file)) return;
    const fault = await fetchedFault(base + file, built);
    if (fault !== undefined) faults.push(fault);
  });
  if (faults.length > 0)
    throw new DeployError(
      `Nothing was changed: the shop serves other files than the built ones.\n  ✗ ${faults.join('\n  ✗ ')}\nLook for a proxy or CDN that changes files, or that has not got them yet, and deploy again.`,
    );
}

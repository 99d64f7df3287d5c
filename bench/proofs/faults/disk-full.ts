import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type ShopProcess, shopProcess, temporaryFolder } from '../../support/shop-process.ts';
import { until } from '../../support/until.ts';
import { embeddedDeployment } from '../support/deployment.ts';
import { get } from '../support/http.ts';
import { must, NotPossible, type Proof } from '../support/proof.ts';
import { faultProof, type Scene, shopEnv, untilReadiness } from './under-load.ts';

interface SmallDisk {
  folder: string;
  /** Fills it to the last byte. */
  fill(): void;
  clear(): void;
  remove(): void;
}

/** Appends to a file until nothing more fits, in smaller and smaller pieces. */
function writeUntilFull(file: string): void {
  const fd = openSync(file, 'a');
  for (const size of [1024 * 1024, 4096, 1]) {
    const block = Buffer.alloc(size, 1);
    for (let fits = true; fits; ) {
      try {
        fits = writeSync(fd, block) > 0;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        fits = false;
      }
    }
  }
  closeSync(fd);
}

/** Mounts a file system of this size. @throws NotPossible if this user can't mount */
function smallDisk(megabytes: number): SmallDisk {
  const folder = temporaryFolder();
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'pinpu', folder];
  const { status, error, stderr } = spawnSync('mount', options, { encoding: 'utf8' });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    throw new NotPossible(`no small disk: ${error?.message ?? stderr.trim()}`);
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database of the small shop needs 60 MB. */
const DISK_MB = 160;

/** The number of 503 answers to wait for, so that every kind of request has met the full disk. */
const MANY = 24;

const ENV = { MIN_FREE_MB: '16', DEMO_SHOP: 'on' };

/**
 * Expects 200 for addresses that a new visitor reads, whatever the state of the disk; `picture` was not drawn before.
 */
async function mustBeReadable({ url }: ShopProcess, picture: string): Promise<void> {
  const paths = [
    '/',
    '/products',
    '/product/P0003',
    '/api/config/public',
    '/api/product/P0003',
    `/media/cate/${picture}?w=160`,
  ];
  for (const one of paths) {
    const { status, text } = await get(`${url}${one}`);
    must(status === 200, () => `a newcomer is answered ${status} at ${one}: ${text.slice(0, 200)}`);
  }
}

/**
 * Nothing can be stored: shoppers are asked to try again later, new visitors can look around, and the probe gives the
 * reason.
 */
async function fillUp({ watch }: Scene, shop: ShopProcess, disk: SmallDisk, picture: string) {
  const { unavailable } = watch.counts();
  disk.fill();
  await untilReadiness('disk', [shop.url]);
  await until(
    'shoppers are answered 503',
    60_000,
    () => watch.counts().unavailable >= unavailable + MANY,
  );
  await mustBeReadable(shop, picture);
}

const ONE_SENTENCE = /^the shop ended with 1: [^\n]+\n$/;

/** Starts the shop on the full disk, where it may also end with one sentence. Returns whether it started. */
async function startOrSay(shop: ShopProcess): Promise<boolean> {
  try {
    await shop.start();
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    must(ONE_SENTENCE.test(message), () => `a start on a full disk: ${message}`);
    return false;
  }
}

async function newShopCannotStart(disk: SmallDisk): Promise<void> {
  const env = { ...shopEnv(), DEMO_SHOP: 'off', DATA_DIR: path.join(disk.folder, 'second') };
  const second = await shopProcess(env);
  const hasStarted = await startOrSay(second);
  await second.end('SIGKILL');
  must(!hasStarted, () => 'a new shop starts without a byte of space');
}

async function fillTwice(scene: Scene, disk: SmallDisk): Promise<void> {
  const { crowd, watch, deployment } = scene;
  const [shop] = deployment.shops;
  must(shop !== undefined, () => 'there is no instance');
  await fillUp(scene, shop, disk, 'tea');
  disk.clear();
  await untilReadiness('ready', [shop.url]);
  await crowd.untilServed(3);

  await fillUp(scene, shop, disk, 'coffee');
  watch.ending.add(shop.url);
  await shop.end('SIGKILL');
  await newShopCannotStart(disk);
  const hasStarted = await startOrSay(shop);
  disk.clear();
  if (!hasStarted) await shop.start();
  await untilReadiness('ready', [shop.url]);
  watch.ending.clear();
  await crowd.untilServed(3);
}

/** The disk with DATA_DIR and the embedded database is completely full; twice, the second time with `kill -9`. */
export const diskFull: Proof = {
  ...{ name: 'disk full, embedded', isEmbedded: true, isLong: true },
  run: (extent, cluster) => {
    const disk = smallDisk(DISK_MB);
    const dataDir = path.join(disk.folder, 'shop');
    mkdirSync(dataDir);
    const proof = faultProof({
      name: '',
      deployment: () => embeddedDeployment({ env: { ...shopEnv(), ...ENV } }, dataDir),
      fault: (scene) => fillTwice(scene, disk),
    });
    return proof.run(extent, cluster).finally(disk.remove);
  },
};

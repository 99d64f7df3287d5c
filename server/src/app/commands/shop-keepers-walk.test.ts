import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ROOT_DIR } from '../../platform/config/config.ts';
import { freePort, runInProcess, startInProcess } from '../../testing/shop-process.ts';

jest.setTimeout(240_000);

interface Block {
  language: string;
  file: string;
  text: string;
}

/** The fenced blocks of the walk-through in docs/shop-keepers.md, in order. */
function walk(): Block[] {
  const page = readFileSync(join(ROOT_DIR, 'docs/shop-keepers.md'), 'utf8');
  const [, section = ''] = /## Your own shop, step by step\n(.*?)\n## /s.exec(page) ?? [];
  return [...section.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = '', file = '', text = '']) => ({ language, file, text }),
  );
}

/** The words of a command, without their quotation marks. */
const wordsOf = (line: string) =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

const PHOTOS = ['photos/tea.jpg', 'photos/tea-leaves.png', 'photos/cup.webp', 'photos/jam.jpg'];
const PICTURES = [...PHOTOS, 'logo.png', 'slide-phone.jpg', 'slide-wide.jpg'];

async function takePhotos(folder: string) {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (const [at, name] of PICTURES.entries())
    await sharp({
      create: {
        width: 640,
        height: 480 + at,
        channels: 3,
        background: { r: 90, g: 40 * at, b: 60 },
      },
    }).toFile(join(folder, name));
}

let cwd = '';
let shop: { stop(): Promise<void> } | undefined;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pinpu-walk-'));
});
afterAll(async () => {
  await shop?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

async function run(line: string, env: Record<string, string>) {
  const [npm, verb, command = '', dashes, ...args] = wordsOf(line);
  if (line === 'npm start') {
    shop = await startInProcess(env);
    return;
  }
  expect([npm, verb, dashes]).toEqual(['npm', 'run', '--']);
  const { code, err } = await runInProcess(command, args, env, cwd);
  expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
}

/** Returns the settings of the environment that the blocks name. */
async function follow(blocks: readonly Block[], port: number) {
  const env: Record<string, string> = { PORT: String(port) };
  for (const { language, file, text } of blocks) {
    if (language === 'ini')
      for (const [, name = '', value = ''] of text.matchAll(/^(\w+)=(.*)$/gm))
        env[name] = name === 'DATA_DIR' ? join(cwd, value) : value;
    else if (language === 'sh') for (const line of text.trim().split('\n')) await run(line, env);
    else {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    }
  }
  return env;
}

it('leads from an empty folder to an own shop with three products and their photos', async () => {
  const port = await freePort();
  await takePhotos(join(cwd, 'my-shop'));
  // Processes of tests have no demo shop even where nobody says so.
  expect(await follow(walk(), port)).toMatchObject({ DEMO_SHOP: 'off' });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const { body } = await (await get('/api/config/public')).json();
  const { pager } = await (await get('/api/products?l=100')).json();
  expect(pager.items).toHaveLength(3);
  const tea = (await (await get('/api/product/TEA-1')).json()).body;
  expect(tea).toMatchObject({ prd_name: '文山包種茶', price: 450, tot_qty: 30, ship_fee: 80 });
  expect(JSON.parse(tea.prd_album_pics).section_1).toHaveLength(2);
  expect(body).toMatchObject({ logo_resource: { text: '山腳茶行' }, brand: { colour: '#2F6B5C' } });
  const [slide] = body.home_content.slideshows;
  const addresses: string[] = [
    ...pager.items.map(({ prd_man_pic }: { prd_man_pic: string }) => prd_man_pic),
    body.brand.logo,
    slide.m,
    slide.d,
  ];
  expect(new Set(addresses).size).toBe(6);
  for (const address of addresses) {
    const picture = await get(`${address}?w=160`);
    expect([address, picture.status]).toEqual([address, 200]);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
  }
  const exported = readFileSync(join(cwd, 'my-shop/all.csv'), 'utf8');
  expect(exported).toContain('TEA-1,文山包種茶,');
});

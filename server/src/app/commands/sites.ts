import type { ShopSite, ShopSitePage } from '@pinpu/shared/contracts/backoffice';
import { commandParser, flag, runShopCommand, subcommand, text } from './command-line.ts';
import { momentText, tableLines } from './text-table.ts';

const USAGE = `npm run sites -- add NAME --origin https://blog.example [--origin …]
npm run sites -- list
npm run sites -- change KEY [--name NAME] [--origin … replaces all] [--disable | --enable]`;

const HEAD = ['代碼', '名稱', '來源', '狀態', '建立'];

const siteTable = (sites: readonly ShopSite[]): string =>
  sites.length === 0
    ? '沒有網站。'
    : tableLines(
        HEAD,
        sites.map(({ key, name, origins, enabled, c_date }) => [
          key,
          name,
          origins.join(' '),
          enabled ? '啟用' : '停用',
          momentText(c_date),
        ]),
      ).join('\n');

const siteText = ({ key, name, origins, enabled }: ShopSite): string =>
  `${key}
網站「${name}」${enabled ? '可以' : '不可'}顯示購物車，來源 ${origins.join('、')}。`;

const SITES = '/api/backoffice/sites';

const origin = { type: 'string', multiple: true } as const;

export const siteCommand = commandParser(USAGE, {
  list: subcommand({
    options: {},
    words: '',
    read: () => ({}),
    run: async (shop) => siteTable((await shop.call<{ sites: ShopSite[] }>('GET', SITES)).sites),
  }),
  add: subcommand({
    options: { origin },
    words: 'NAME',
    read([name = ''], { origin: origins = [] }, usage) {
      if (origins.length === 0) usage('add takes --origin, as often as the site has addresses.');
      return { name, origins };
    },
    run: async (shop, payload) =>
      siteText((await shop.call<ShopSitePage>('POST', SITES, payload)).site),
  }),
  change: subcommand({
    options: { origin, name: text, disable: flag, enable: flag },
    words: 'KEY',
    read([key = ''], { origin: origins, name, disable, enable }, usage) {
      if (disable && enable) usage('--disable or --enable?');
      const changes = {
        ...(name !== undefined && { name }),
        ...(origins !== undefined && { origins }),
        ...((disable || enable) && { enabled: enable === true }),
      };
      if (Object.keys(changes).length === 0) usage('change needs at least one option.');
      return { key, ...changes };
    },
    async run(shop, { key, ...changes }) {
      const path = `${SITES}/${encodeURIComponent(key)}`;
      const { name, origins, version } = (await shop.call<ShopSitePage>('GET', path)).site;
      const change = { version, name, origins, ...changes };
      return siteText((await shop.call<ShopSitePage>('PUT', path, change)).site);
    },
  }),
});

if (import.meta.main) await runShopCommand(siteCommand);

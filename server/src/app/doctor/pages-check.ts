import { infoPageAnswerSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { INFO_PAGES, type InfoPage, NO_COMPANY, type ShopInfo } from '@pinpu/shared/domain';
import type { Config } from '../../platform/config/config.ts';
import { missingPagesSentence } from '../startup/missing-pages.ts';
import { type Check, ok, skipped, warning } from './finding.ts';

const EMPTY: ShopInfo = {
  ...{ about_html: '', returns_html: '', privacy_html: '', terms_html: '' },
  company: NO_COMPANY,
};

async function contentOf(port: number, page: InfoPage): Promise<Partial<ShopInfo>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/info-page/${page}`);
  if (answer.status === 404) return {};
  const { success, data } = safeParse(infoPageAnswerSchema, await answer.json());
  if (!success) throw new Error(`/api/info-page/${page} answers ${answer.status}.`);
  const { html, company } = data.body;
  return company ? { company } : { [`${page}_html`]: html };
}

export const informationPages = ({ port, shopMode }: Config): Check => ({
  name: 'pages',
  run: async () => {
    if (shopMode !== 'live')
      return skipped('A demo needs no pages about returns, privacy and terms.');
    const contents = await Promise.all(INFO_PAGES.map((page) => contentOf(port, page))).catch(
      () => null,
    );
    if (contents === null)
      return skipped('The pages are examined in a running shop; none answers.');
    const missing = missingPagesSentence(Object.assign({}, EMPTY, ...contents) as ShopInfo);
    return missing === ''
      ? ok('The shop has the pages that shoppers in Taiwan must find.')
      : warning(missing);
  },
});

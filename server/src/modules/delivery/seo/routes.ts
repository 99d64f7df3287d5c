import type { Composition } from '@pinpu/shared/contracts';
import { object, regex, string } from '@pinpu/shared/contracts/schema';
import { categoryAddress, type NamedCategory } from '@pinpu/shared/domain';
import type { FastifyReply } from 'fastify';
import type { ServerModule } from '../../../platform/module.ts';
import { productPath } from '../composition/pages.ts';
import { shopOf } from '../composition/service.ts';
import { openListedAddresses } from './listed-addresses.ts';
import { publicApi } from './public-api.ts';
import { robotsText } from './robots.ts';
import { sitemap, sitemapIndex, sitemapPaths, withData } from './sitemap-paths.ts';

/** Products per sitemap. 50 000 are allowed, but this many can be read and sent without delaying other requests. */
const PART = 10_000;

/** The most entries of a sitemap; search engines do not read a longer one. */
const MOST_ENTRIES = 50_000;

/** The composition of a server without a shell, which has no pages. */
const NOTHING: Composition = { id: '', remotes: {}, refused: [] };

const part = { params: object({ part: string().check(regex(/^[1-9]\d{0,3}$/)) }), hide: true };

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);

const addressesOf = (categories: readonly NamedCategory[]) =>
  categories.map((category) => categoryAddress(categories, category));

/** `/robots.txt`, `/sitemap.xml` and the sitemaps it lists. */
export const seoModule: ServerModule = async (app, { config, clock, storefront }) => {
  const { publicUrl } = config;
  const shop = await shopOf(config, clock, app.log);
  const composed = async () => (await shop?.composeFor())?.composition ?? NOTHING;
  const callApi = publicApi(app);
  const listedAddresses = openListedAddresses(callApi, clock, app.log);
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, async (_request, reply) =>
    send(reply, 'text/plain', robotsText(publicUrl, await composed())),
  );

  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const { total, last } = await storefront.findCatalogExtent();
    const shown = productPath(await composed(), 'x') === undefined ? 0 : total;
    const parts = Array.from({ length: Math.ceil(shown / PART) }, (_none, at) => ({
      loc: `${publicUrl}/sitemap-products-${at + 1}.xml`,
      lastmod: null,
    }));
    const pages = { loc: `${publicUrl}/sitemap-pages.xml`, lastmod: last };
    return send(reply, 'application/xml', sitemapIndex([pages, ...parts]));
  });

  app.get('/sitemap-pages.xml', hidden, async (_request, reply) => {
    const { last } = await storefront.findCatalogExtent();
    const addresses = addressesOf(await storefront.findCategories());
    const composition = await composed();
    const known = sitemapPaths(composition, addresses, await storefront.findMakerIds());
    const [fixed, listed] = await Promise.all([
      withData(callApi, known),
      listedAddresses(composition),
    ]);
    const lastmods = new Map(fixed.map(({ path, isOfGoods }) => [path, isOfGoods ? last : null]));
    for (const path of listed) if (!lastmods.has(path)) lastmods.set(path, null);
    const entries = [...lastmods].map(([path, lastmod]) => ({ loc: publicUrl + path, lastmod }));
    return send(reply, 'application/xml', sitemap(entries.slice(0, MOST_ENTRIES)));
  });

  app.get('/sitemap-products-:part.xml', { schema: part }, async ({ params }, reply) => {
    const composition = await composed();
    const rows =
      productPath(composition, 'x') === undefined
        ? []
        : await storefront.findCatalogIds(Number(params.part), PART);
    const entries = rows.map(({ prd_id, u_date }) => ({
      loc: publicUrl + (productPath(composition, prd_id) ?? '/'),
      lastmod: u_date,
    }));
    return send(reply, 'application/xml', sitemap(entries)).code(rows.length > 0 ? 200 : 404);
  });
};

import * as s from '@pinpu/shared/contracts/schema';

/**
 * Description of a page, for its title, its head and its place in the sitemap. Patterns hold the route's parameters
 * (`/product/:ID`); `canonical` is the one address under which search engines know the page.
 */
export const pageDescriptionSchema = s.union([
  /** A page of its own. Not indexed unless it says so; the sitemap has its fixed canonical address, or its `addresses`. */
  s.object({
    kind: s.literal('page'),
    /** Without the shop's name. `{name}`, `{items.0.name}` are placeholders for fields of the response of `data`. */
    title: s.string(),
    /** The same; the shop's own where it is missing. */
    description: s.optional(s.string()),
    indexed: s.optional(s.boolean()),
    canonical: s.optional(s.string()),
    /** A public call below `/api/` that answers JSON, as a pattern; where it answers 404, so does the page. */
    data: s.optional(s.string()),
    /** `{field}` that holds the base address of a picture of the shop. */
    picture: s.optional(s.string()),
    /** `sizes` of that picture where it is the largest of the first screen: it is then preloaded. */
    picture_sizes: s.optional(s.string()),
    /**
     * Where the addresses are listed that the canonical path has by its parameters: the sitemap has them, up to 10 000
     * of a page.
     */
    addresses: s.optional(
      s.object({
        /** A public call below `/api/` that answers JSON. */
        data: s.string(),
        /** The query parameter that numbers its pages, from 1; without it one response has the whole list. */
        page: s.optional(s.string()),
        /** The field of the response that holds the list: `body.items`. */
        list: s.string(),
        /** By parameter of the canonical path the field of an item with its value: `{ "ID": "recipe_id" }`. */
        params: s.record(s.string(), s.string()),
      }),
    ),
  }),
  /** The shop itself: home. */
  s.object({ kind: s.literal('shop'), canonical: s.string() }),
  /** The product that the parameter named in `id` holds. */
  s.object({ kind: s.literal('product'), id: s.string(), canonical: s.string() }),
  /** The maker whose code the parameter named in `maker` holds (ADR 0198). */
  s.object({ kind: s.literal('maker'), maker: s.string(), canonical: s.string() }),
  /** The list of a category, a keyword or, with `bundles`, a bundle, as the parameter named in `of` says. */
  s.object({
    kind: s.literal('list'),
    of: s.string(),
    bundles: s.optional(s.boolean()),
    canonical: s.string(),
  }),
]);
export type PageDescription = s.Infer<typeof pageDescriptionSchema>;

/** A link to a page in the shell's frame. */
export const frameLinkSchema = s.object({
  place: s.oneOf(['header', 'panel']),
  to: s.string(),
  text: s.string(),
  /** A name of the icon set. */
  icon: s.string(),
  /** Smaller comes first. */
  order: s.int(),
  /** `cart`: shown while something is in the cart, with how many. */
  when: s.optional(s.oneOf(['cart'])),
});
export type FrameLink = s.Infer<typeof frameLinkSchema>;

/** A link to a page in the shell's footer. */
export const footerLinkSchema = s.object({
  to: s.string(),
  text: s.string(),
  /** Smaller comes first. */
  order: s.int(),
  /** The information page that it leads to: shown while the shop has filled that (`info_pages` of the configuration). */
  info_page: s.optional(s.string()),
});
export type FooterLink = s.Infer<typeof footerLinkSchema>;

/** A link in the navigation of the work frame. */
export const workLinkSchema = s.object({
  to: s.string(),
  text: s.string(),
  /** Heading of the group it belongs to; groups follow the order of their first link. */
  group: s.string(),
  /** Smaller comes first. */
  order: s.int(),
  /** Addresses of pages without a link of their own, on which this link is marked as the current one. */
  also: s.optional(s.array(s.string())),
});
export type WorkLink = s.Infer<typeof workLinkSchema>;

/** Declaration of a route, in a remote's `remote.json` and in the registry. */
export const routeFields = {
  /** React Router pattern, e.g. `/cart/:ACT?/:UUID?`. */
  path: s.string(),
  /** Name under which the remote's `pages` lend the page. */
  page: s.string(),
  /** Style class for header and main (spec §2 view category), '' for none. */
  view: s.string(),
  /**
   * The page's first calls for a guest at an address without a query, below `/api/`, with placeholders for the
   * route's parameters: `product/:ID`.
   */
  early: s.optional(s.array(s.string())),
  /** Old addresses that redirect here. */
  legacy_paths: s.optional(s.array(s.string())),
  /** 1: the promotional storefront (spec §6). */
  price_level: s.optional(s.union([s.literal(0), s.literal(1)])),
  /** The largest picture of the first screen, preloaded: the first slide, the product's, or those of the first tiles. */
  first_picture: s.optional(s.oneOf(['slide', 'product', 'tiles'])),
  /**
   * Whether the page shuffles what it shows: the server renders it with the visit's own seed. Where nothing is said,
   * only a page of kind `shop` does.
   */
  shuffled: s.optional(s.boolean()),
  /** View categories that mostly follow: the code of their pages is prefetched while the browser is idle. */
  next: s.optional(s.array(s.string())),
  /** `cart`: prefetched from any page while something is in the cart. */
  prefetch_when: s.optional(s.oneOf(['cart'])),
  /** Whether the shell's side panel shows slot `list.filters`. */
  filters: s.optional(s.boolean()),
  /** Where the bar of quick keywords is left out: everywhere, or on phones, whose first screen it would take. */
  no_keywords: s.optional(s.oneOf(['always', 'phone'])),
  links: s.optional(s.array(frameLinkSchema)),
  /** Apart from `links`: older shells reject a `place` that they don't know. */
  footer_links: s.optional(s.array(footerLinkSchema)),
  /**
   * `work`: the page is for the shop's own people. The shell draws it in a plain frame with their navigation and
   * sign-in, instead of the shop's (ADR 0183).
   */
  frame: s.optional(s.oneOf(['work'])),
  /** Links to this page in the navigation of the work frame. */
  work_links: s.optional(s.array(workLinkSchema)),
};

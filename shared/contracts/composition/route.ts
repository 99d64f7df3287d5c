import * as s from '@pinpu/shared/contracts/schema';

/**
 * Describes a page for its title, its head and the sitemap. Patterns contain the route's parameters (`/product/:ID`);
 * `canonical` is the only address under which search engines list the page.
 */
export const pageDescriptionSchema = s.union([
  /**
   * A page of any other kind. Indexed only if it says so; the sitemap then has its canonical address, or its
   * `addresses`.
   */
  s.object({
    kind: s.literal('page'),
    /** Without the shop's name. `{name}` and `{items.0.name}` are placeholders for fields in the response of `data`. */
    title: s.string(),
    /** Written in the same way; the shop's own description where it is missing. */
    description: s.optional(s.string()),
    indexed: s.optional(s.boolean()),
    canonical: s.optional(s.string()),
    /** A public JSON call below `/api/`, as a pattern; where it answers 404, so does the page. */
    data: s.optional(s.string()),
    /** A placeholder, such as `{body.picture}`, for the base address of one of the shop's pictures. */
    picture: s.optional(s.string()),
    /** `sizes` of that picture, if it is the largest of the first screen; then it is preloaded. */
    picture_sizes: s.optional(s.string()),
    /** How to list the addresses of a canonical path with parameters, for the sitemap; up to 10 000 of a page. */
    addresses: s.optional(
      s.object({
        /** A public JSON call below `/api/`. */
        data: s.string(),
        /** The query parameter with the page number, from 1; without it, one response has the whole list. */
        page: s.optional(s.string()),
        /** The field of the response with the list: `body.items`. */
        list: s.string(),
        /** For each parameter of the canonical path, the field of an item with its value: `{ "ID": "recipe_id" }`. */
        params: s.record(s.string(), s.string()),
      }),
    ),
  }),
  /** The shop itself: home. */
  s.object({ kind: s.literal('shop'), canonical: s.string() }),
  /** The page of a product; `id` names the parameter with its id. */
  s.object({ kind: s.literal('product'), id: s.string(), canonical: s.string() }),
  /** The page of a maker; `maker` names the parameter with its code. */
  s.object({ kind: s.literal('maker'), maker: s.string(), canonical: s.string() }),
  /** A list; `of` names the parameter with a category or keyword, or with `bundles` a bundle. */
  s.object({
    kind: s.literal('list'),
    of: s.string(),
    bundles: s.optional(s.boolean()),
    canonical: s.string(),
  }),
]);
export type PageDescription = s.Infer<typeof pageDescriptionSchema>;

export const frameLinkSchema = s.object({
  place: s.oneOf(['header', 'panel']),
  to: s.string(),
  text: s.string(),
  /** The name of an icon in the icon set. */
  icon: s.string(),
  /** Smaller comes first. */
  order: s.int(),
  /** `cart`: only shown while the cart is not empty, with the number of items. */
  when: s.optional(s.oneOf(['cart'])),
});
export type FrameLink = s.Infer<typeof frameLinkSchema>;

export const footerLinkSchema = s.object({
  to: s.string(),
  text: s.string(),
  /** Smaller comes first. */
  order: s.int(),
  /**
   * The information page that it leads to; only shown while the shop has filled that page (`info_pages` in the
   * configuration).
   */
  info_page: s.optional(s.string()),
});
export type FooterLink = s.Infer<typeof footerLinkSchema>;

export const workLinkSchema = s.object({
  to: s.string(),
  text: s.string(),
  /** Heading of the group it belongs to; groups follow the order of their first link. */
  group: s.string(),
  /** Smaller comes first. */
  order: s.int(),
  /** Addresses of pages without their own link; on these, this link is marked as current. */
  also: s.optional(s.array(s.string())),
});
export type WorkLink = s.Infer<typeof workLinkSchema>;

/** Declaration of a route, in a remote's `remote.json` and in the registry. */
export const routeFields = {
  /** React Router pattern, e.g. `/cart/:ACT?/:UUID?`. */
  path: s.string(),
  /** The name of the page in the remote's `pages`. */
  page: s.string(),
  /** Style class for header and main (spec §2 view category), '' for none. */
  view: s.string(),
  /**
   * The page's first calls below `/api/`, for a guest at an address without a query, with placeholders for the route's
   * parameters: `product/:ID`.
   */
  early: s.optional(s.array(s.string())),
  /** Old addresses that redirect here. */
  legacy_paths: s.optional(s.array(s.string())),
  /** 1 for the promotional storefront (spec §6). */
  price_level: s.optional(s.union([s.literal(0), s.literal(1)])),
  /**
   * The largest picture of the first screen, which is preloaded: the first slide, the product's picture, or those of
   * the first tiles.
   */
  first_picture: s.optional(s.oneOf(['slide', 'product', 'tiles'])),
  /**
   * Whether the page shuffles its content; then the server renders it with the visit's seed. If missing, only pages of
   * kind `shop` are shuffled.
   */
  shuffled: s.optional(s.boolean()),
  /** View categories that visitors usually open next; their pages' code is prefetched while the browser is idle. */
  next: s.optional(s.array(s.string())),
  /** `cart`: prefetched from any page while the cart is not empty. */
  prefetch_when: s.optional(s.oneOf(['cart'])),
  /** Whether the shell's side panel shows slot `list.filters`. */
  filters: s.optional(s.boolean()),
  /** Where the keyword bar is left out: always, or on phones, where it would use up the first screen. */
  no_keywords: s.optional(s.oneOf(['always', 'phone'])),
  links: s.optional(s.array(frameLinkSchema)),
  /** Separate from `links`, since older shells reject a `place` that they do not know. */
  footer_links: s.optional(s.array(footerLinkSchema)),
  /**
   * `work`: a page for the shop's staff. The shell shows it in a plain frame with staff navigation and sign-in, instead
   * of the shop's frame.
   */
  frame: s.optional(s.oneOf(['work'])),
  /** Links to this page in the navigation of the work frame. */
  work_links: s.optional(s.array(workLinkSchema)),
};

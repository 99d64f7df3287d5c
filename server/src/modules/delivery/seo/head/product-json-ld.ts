import { CONTEXT } from './json-ld.ts';
import type { PageRequest } from './page-head.ts';

interface OfferFacts {
  amount: number;
  /** The ordinary price, where the amount is a special one. */
  regular?: number | undefined;
  /** When the special price ends. */
  until?: Date | undefined;
  inStock: boolean;
  /** The day on which a pre-order leaves, YYYY-MM-DD; '' for others. */
  preorder: string;
  path: string;
}

/** The struck-through price (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing). */
const regularPrice = (regular: number) => ({
  '@type': 'UnitPriceSpecification',
  priceType: `${CONTEXT}/StrikethroughPrice`,
  price: String(regular),
  priceCurrency: 'TWD',
});

const availabilityOf = ({ inStock, preorder }: OfferFacts) =>
  preorder === ''
    ? { availability: `${CONTEXT}/${inStock ? 'InStock' : 'OutOfStock'}` }
    : { availability: `${CONTEXT}/PreOrder`, availabilityStarts: preorder };

const offerData = ({ absolute, facts }: PageRequest, offer: OfferFacts) => ({
  '@type': 'Offer',
  price: String(offer.amount),
  priceCurrency: 'TWD',
  priceSpecification: offer.regular === undefined ? undefined : regularPrice(offer.regular),
  priceValidUntil: offer.regular === undefined ? undefined : offer.until?.toISOString(),
  ...availabilityOf(offer),
  itemCondition: `${CONTEXT}/NewCondition`,
  url: absolute(offer.path),
  seller: { '@type': 'Organization', name: facts.name.text },
});

interface ProductFacts {
  prd_id: string;
  prd_name: string;
  description: string;
  picture: string | undefined;
  category: string | undefined;
  maker: { name: string; path: string } | undefined;
}

const productFields = ({ absolute }: PageRequest, product: ProductFacts) => ({
  name: product.prd_name,
  description: product.description,
  image: product.picture === undefined ? [] : [product.picture],
  category: product.category,
  manufacturer: product.maker && {
    '@type': 'Organization',
    name: product.maker.name,
    url: absolute(product.maker.path),
  },
});

export const productData = (pageRequest: PageRequest, product: ProductFacts & OfferFacts) => ({
  '@context': CONTEXT,
  '@type': 'Product',
  sku: product.prd_id,
  ...productFields(pageRequest, product),
  offers: offerData(pageRequest, product),
});

/** The property of schema.org that an option is, by its usual names; others have none. */
const VARIED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    color: ['顏色', '色系', '花色'],
    size: ['尺寸', '尺碼', '大小'],
    material: ['材質'],
    pattern: ['圖案', '花紋'],
  }).flatMap(([property, names]) => names.map((name) => [name, property] as const)),
);

interface VariantFacts extends OfferFacts {
  var_id: string;
  name: string;
  option_values: readonly string[];
  picture: string | undefined;
  barcode: string;
}

function variantProperties(options: readonly string[], values: readonly string[]) {
  const named = options.map((name, at) => ({ name, value: values[at] ?? '' }));
  const others = named.filter(({ name }) => !VARIED.has(name));
  return {
    ...Object.fromEntries(
      named.flatMap(({ name, value }) => {
        const property = VARIED.get(name);
        return property === undefined ? [] : [[property, value]];
      }),
    ),
    additionalProperty:
      others.length === 0 ? undefined : others.map((one) => ({ '@type': 'PropertyValue', ...one })),
  };
}

/** A product with options (https://developers.google.com/search/docs/appearance/structured-data/product-variants). */
export const productGroupData = (
  pageRequest: PageRequest,
  product: ProductFacts & {
    path: string;
    options: readonly string[];
    variants: readonly VariantFacts[];
  },
) => {
  const variesBy = product.options.flatMap((name) =>
    VARIED.has(name) ? [`${CONTEXT}/${VARIED.get(name)}`] : [],
  );
  return {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    productGroupID: product.prd_id,
    ...productFields(pageRequest, product),
    url: pageRequest.absolute(product.path),
    variesBy: variesBy.length === 0 ? undefined : variesBy,
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.var_id,
      name: variant.name,
      image: variant.picture === undefined ? [] : [variant.picture],
      gtin: variant.barcode || undefined,
      ...variantProperties(product.options, variant.option_values),
      offers: offerData(pageRequest, variant),
    })),
  };
};

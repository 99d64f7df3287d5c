import type { Product } from '@pinpu/shared/contracts';
import { productDescription, productPagePath } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { useDocumentHead } from '@pinpu/shared/state';
import { PRINTED, theme } from '@pinpu/shared/theme';
import {
  HtmlBlock,
  OptionPicker,
  PageSection,
  Row,
  Skeleton,
  useHtmlBlockReady,
} from '@pinpu/shared/ui';
import { useDeferredValue, useState } from 'react';
import { DeferBelowFold } from '../../features/DeferBelowFold.tsx';
import { FreeShippingHint } from '../../features/FreeShippingHint.tsx';
import { RELATED_PRODUCTS } from '../../features/limits.ts';
import { ProductGrid } from '../../features/ProductGrid.tsx';
import { relatedQuery } from '../../features/product-queries.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { BuyBox } from './BuyBox.tsx';
import { pickerRows } from './choice/picker-rows.ts';
import { chosenPicture, useChoice } from './choice/use-choice.ts';
import { albumPictures } from './gallery/album-pictures.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { ManualLink } from './media/ManualLink.tsx';
import { SizeTable } from './media/SizeTable.tsx';
import { Videos } from './media/Videos.tsx';
import { Offer } from './Offer.tsx';
import { PaperFoot } from './print/PaperFoot.tsx';
import {
  BelowBox,
  BuyPlace,
  Crumb,
  Facts,
  Layout,
  Pictures,
  Rest,
  Story,
  Top,
  TwoSections,
} from './product-layout.ts';
import { Provenance } from './provenance/Provenance.tsx';
import { RecentlyViewed } from './recent/RecentlyViewed.tsx';
import { SoldOut } from './SoldOut.tsx';
import type { Purchase } from './use-buy-box.ts';

interface ProductViewProps {
  product: Product;
  /** The variant that the address names; '' for none. */
  named: string;
}

export function ProductView({ product, named }: ProductViewProps) {
  useDocumentHead({
    title: product.prd_name,
    description: productDescription(product),
    canonical: productPagePath(product.prd_id),
  });
  const { choice, variant, offer, choose } = useChoice(product, named);
  const [missing, setMissing] = useState<{ first: number }>();
  const purchase = {
    ...{ product: offer, variant },
    onMissing: () => setMissing({ first: choice.indexOf(undefined) }),
  };
  return (
    <Layout>
      <Crumb>
        <Breadcrumb product={product} />
      </Crumb>
      <Top>
        <Pictures>
          <Gallery
            name={product.prd_name}
            album={albumPictures(product.prd_man_pic, product.prd_album_pics)}
            chosen={chosenPicture(offer)}
            rows={rowsBelowPicture(product)}
            soldOut={offer.tot_qty <= 0}
          />
        </Pictures>
        <Facts>
          <Offer
            product={offer}
            variant={variant}
            picker={
              product.options &&
              product.variants && (
                <>
                  <OptionPicker
                    options={product.options}
                    variants={product.variants}
                    choice={choice}
                    onChoose={choose}
                    missing={missing}
                  />
                  {product.size_table && (
                    <SizeTable name={product.prd_name} rows={product.size_table} />
                  )}
                </>
              )
            }
          />
        </Facts>
      </Top>
      <Buying {...purchase} isWhole={product.tot_qty <= 0} />
      <Below product={product} />
    </Layout>
  );
}

/** The rows of the picker, with the one of the size table's button. */
const rowsBelowPicture = ({ options = [], size_table }: Product): number =>
  pickerRows(options) + (options.length > 0 && size_table ? 1 : 0);

/** The buy box, or what replaces it where what is chosen is sold out. */
function Buying({ isWhole, ...purchase }: Purchase & { isWhole: boolean }) {
  if (purchase.product.tot_qty <= 0) return <SoldOut {...purchase} isWhole={isWhole} />;
  return (
    <BuyPlace>
      <BuyBox {...purchase} />
      <BelowBox>
        <FreeShippingHint />
      </BelowBox>
    </BuyPlace>
  );
}

function Below({ product }: { product: Product }) {
  const soldOut = product.tot_qty <= 0;
  return (
    <>
      {product.prd_text_desc !== '' && (
        <Story className={PRINTED}>
          <DeferBelowFold>
            <HtmlBlock html={product.prd_text_desc} />
          </DeferBelowFold>
        </Story>
      )}
      <Rest>
        <DeferBelowFold>
          {soldOut && <RelatedProducts product={product} />}
          {product.videos && <Videos name={product.prd_name} videos={product.videos} />}
          <Descriptions product={product} />
          <Provenance product={product} />
          {!soldOut && <RelatedProducts product={product} />}
          <RecentlyViewed prd_id={product.prd_id} />
        </DeferBelowFold>
      </Rest>
      <PaperFoot prd_id={product.prd_id} />
    </>
  );
}

/** The descriptions; blocks without content are left out (spec §2). No heading is without content while one loads. */
function Descriptions({ product }: { product: Product }) {
  const { sl_desc_content, ma_desc_content } = product;
  const isReady = useHtmlBlockReady(sl_desc_content + ma_desc_content !== '');
  const block = (html: string) =>
    isReady ? <HtmlBlock html={html} /> : <Skeleton $height={theme.space[72]} />;
  return (
    <TwoSections>
      {sl_desc_content !== '' && (
        <PageSection title="商品特色">{block(sl_desc_content)}</PageSection>
      )}
      {(ma_desc_content !== '' || hasPapers(product)) && (
        <PageSection title="商品資訊">
          {ma_desc_content !== '' && block(ma_desc_content)}
          <Papers product={product} />
        </PageSection>
      )}
    </TwoSections>
  );
}

const tableOf = ({ options, size_table }: Product) => (options ? undefined : size_table);

const hasPapers = (product: Product) =>
  product.manual !== undefined || tableOf(product) !== undefined;

/** The manual, and the size table where it is not beside options. */
function Papers({ product }: { product: Product }) {
  const rows = tableOf(product);
  if (!hasPapers(product)) return null;
  return (
    <Row $gap={8}>
      {rows && <SizeTable name={product.prd_name} rows={rows} />}
      {product.manual && <ManualLink manual={product.manual} />}
    </Row>
  );
}

/** Up to twelve other products of the same category; hidden if there are none. */
function RelatedProducts({ product }: { product: Product }) {
  const { data } = useQuery(relatedQuery(product.cate_id));
  // Deferred, since rendering twelve tiles at once would block a slow phone.
  const all = useDeferredValue(data) ?? [];
  const others = all.filter((item) => item.prd_id !== product.prd_id).slice(0, RELATED_PRODUCTS);
  if (others.length === 0) return null;
  return (
    <PageSection title="您可能也會喜歡">
      <ProductGrid items={others} />
    </PageSection>
  );
}

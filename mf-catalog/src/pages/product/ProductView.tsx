import type { Product } from '@pinpu/shared/contracts';
import { productDescription, productPagePath } from '@pinpu/shared/domain';
import { useDocumentHead } from '@pinpu/shared/state';
import { PRINTED } from '@pinpu/shared/theme';
import { HtmlBlock } from '@pinpu/shared/ui';
import { DeferBelowFold } from '../../features/DeferBelowFold.tsx';
import { FreeShippingHint } from '../../features/FreeShippingHint.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Descriptions } from './Descriptions.tsx';
import { albumPictures } from './gallery/album-pictures.ts';
import { Gallery } from './gallery/Gallery.tsx';
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
} from './product-layout.ts';
import { Provenance } from './provenance/Provenance.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { RecentlyViewed } from './recent/RecentlyViewed.tsx';
import { SoldOut } from './SoldOut.tsx';

/** A product: pictures, facts and buy box, then the descriptions. */
export function ProductView({ product }: { product: Product }) {
  useDocumentHead({
    title: product.prd_name,
    description: productDescription(product),
    canonical: productPagePath(product.prd_id),
  });
  const pictures = albumPictures(product.prd_man_pic, product.prd_album_pics);
  const soldOut = product.tot_qty <= 0;
  return (
    <Layout>
      <Crumb>
        <Breadcrumb product={product} />
      </Crumb>
      <Top>
        <Pictures>
          <Gallery name={product.prd_name} pictures={pictures} soldOut={soldOut} />
        </Pictures>
        <Facts>
          <Offer product={product} />
        </Facts>
      </Top>
      {soldOut ? (
        <SoldOut product={product} />
      ) : (
        <BuyPlace>
          <BuyBox product={product} />
          <BelowBox>
            <FreeShippingHint />
          </BelowBox>
        </BuyPlace>
      )}
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
          <Descriptions product={product} />
          <Provenance product={product} />
          {!soldOut && <RelatedProducts product={product} />}
          <RecentlyViewed prd_id={product.prd_id} />
        </DeferBelowFold>
      </Rest>
      <PaperFoot prd_id={product.prd_id} />
    </Layout>
  );
}

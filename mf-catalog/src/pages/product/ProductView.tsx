import type { Product } from '@pinpu/shared/contracts';
import { productCanonical, productDescription } from '@pinpu/shared/domain';
import { useDocumentHead } from '@pinpu/shared/state';
import { HtmlBlock } from '@pinpu/shared/ui';
import { Later } from '../../features/Later.tsx';
import { Alike } from './Alike.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Buying } from './Buying.tsx';
import { Descriptions } from './Descriptions.tsx';
import { albumPictures } from './gallery/album-pictures.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { Offer } from './Offer.tsx';
import { BuyPlace, Crumb, Facts, Layout, Pictures, Rest, Story } from './product-layout.ts';
import { SeenBefore } from './recent/SeenBefore.tsx';
import { SoldOut } from './SoldOut.tsx';

/** A product: its pictures beside the buying from 900 px, below one another before; then what there is to tell. */
export function ProductView({ product }: { product: Product }) {
  useDocumentHead({
    title: product.prd_name,
    description: productDescription(product),
    canonical: productCanonical(product.prd_id),
  });
  const pictures = albumPictures(product.prd_man_pic, product.prd_album_pics);
  const soldOut = product.tot_qty <= 0;
  return (
    <Layout>
      <Crumb>
        <Breadcrumb product={product} />
      </Crumb>
      <Pictures>
        <Gallery name={product.prd_name} pictures={pictures} soldOut={soldOut} />
      </Pictures>
      <Facts>
        <Offer product={product} />
      </Facts>
      <BuyPlace $bar={!soldOut}>
        {soldOut ? <SoldOut product={product} /> : <Buying product={product} />}
      </BuyPlace>
      {product.prd_text_desc !== '' && (
        <Story>
          <Later>
            <HtmlBlock html={product.prd_text_desc} />
          </Later>
        </Story>
      )}
      <Rest>
        <Later>
          {soldOut && <Alike product={product} />}
          <Descriptions product={product} />
          {!soldOut && <Alike product={product} />}
          <SeenBefore prd_id={product.prd_id} />
        </Later>
      </Rest>
    </Layout>
  );
}

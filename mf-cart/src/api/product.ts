import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { bodyOf, productSchema } from '@pinpu/shared/contracts';

const productAnswerSchema = bodyOf(productSchema);

/** A product with its options and variants, by its id or a variant's. @throws ApiFailure 404 if it is not sold */
export async function fetchProduct(id: string) {
  const path = `product/${encodeURIComponent(id)}`;
  return (await answerOf(storefront.get(path, asMember), productAnswerSchema)).body;
}

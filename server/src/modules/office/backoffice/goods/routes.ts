import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { App, Deps } from '../../../../platform/module.ts';
import { openPictures } from '../../../goods/picture/service.ts';
import { removeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';
import { categoryRoutes } from '../products/category-routes.ts';
import { makerRoutes } from '../products/maker-routes.ts';
import { productRoutes } from '../products/product-routes.ts';
import { variantRoutes } from '../products/variant-routes.ts';
import { goodsFileRoutes } from './goods-routes.ts';
import { mediaUploadRoute } from './media-routes.ts';
import { pictureRoute } from './picture-routes.ts';

const HOUR_MS = 60 * 60_000;

export async function goodsRoutes(app: App, deps: Deps): Promise<void> {
  const pictures = await openPictures(deps.config);
  const incoming = join(deps.config.dataDir, 'incoming-goods');
  // Deletes partial uploads that a killed instance left behind.
  await rm(incoming, { recursive: true, force: true });
  await app.register(multipart);
  productRoutes(app, deps, pictures);
  variantRoutes(app, deps, pictures);
  categoryRoutes(app, deps, pictures);
  makerRoutes(app, deps, pictures);
  pictureRoute(app, deps, { pictures, incoming });
  mediaUploadRoute(app, deps, { pictures, incoming });
  goodsFileRoutes(app, { deps, pictures, incoming });
  deps.every('unsaved pictures', HOUR_MS, () => removeUnsaved(deps.db, pictures, deps.clock()));
}

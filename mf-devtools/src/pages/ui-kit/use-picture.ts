import { fetchHomeProducts } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { samplePicture } from './sample-picture.ts';

/** A product picture of the shop, with a drawing as the fallback. */
export function usePicture() {
  const { data } = useQuery({
    queryKey: ['ui-kit', 'picture'],
    queryFn: () => fetchHomeProducts('featured', 1),
  });
  return data?.[0]?.prd_man_pic || samplePicture;
}

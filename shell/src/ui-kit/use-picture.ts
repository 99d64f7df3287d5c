import { fetchHomeProducts } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { samplePicture } from './sample-picture.ts';

/** The picture of one of the shop's goods; a drawing until there is one, and where there is none. */
export function usePicture() {
  const { data } = useQuery({
    queryKey: ['ui-kit', 'picture'],
    queryFn: () => fetchHomeProducts('featured', 1),
  });
  return data?.[0]?.prd_man_pic || samplePicture;
}

import { fetchHomeProducts } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { lightPalette } from '@pinpu/shared/theme';

/** A product picture of the shop, with a drawing as the fallback. */
export function usePicture() {
  const { data } = useQuery({
    queryKey: ['ui-kit', 'picture'],
    queryFn: () => fetchHomeProducts('featured', 1),
  });
  return data?.[0]?.prd_man_pic || samplePicture;
}

const { tint, celadon, ginger, vermilion } = lightPalette;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${tint}" d="M0 0h64v64H0z"/><path fill="${celadon}" d="M18 20h28l-3 30H21z"/>
<path fill="${ginger}" d="M16 14h32v7H16z"/><path fill="${vermilion}" d="M27 29h10v12H27z"/></svg>`;

/** A drawing of a jar, for shops without goods; ends with `#`, so that an appended width is not part of the data. */
const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}#`;

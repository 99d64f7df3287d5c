import { pictureSources } from '@pinpu/shared/domain';
import { Picture, servedPictureSources, useMediaQuery, usePictureSources } from '@pinpu/shared/ui';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';
import { MISSING_PICTURE, type StoryProps } from '../specimen/story.ts';

/** A plain `<img>` with a picture's addresses. */
function OwnImage({ base }: { base: string }) {
  const sources = { sizes: '120px', ...pictureSources(base) };
  const image = usePictureSources<HTMLImageElement>(sources);
  return (
    <img
      {...servedPictureSources(sources)}
      ref={image}
      alt="示範商品，自訂的圖片"
      width={120}
      height={120}
    />
  );
}

/** Shows another picture on phones. */
function PictureByScreen({ base }: { base: string }) {
  const isPhone = useMediaQuery('(max-width:599.98px)');
  const image = usePictureSources<HTMLImageElement>({ sizes: '120px', ...pictureSources(base) });
  const size = isPhone ? { width: 80, height: 100 } : { width: 120, height: 120 };
  return <img ref={image} alt="示範商品，依螢幕選擇的圖片" {...size} />;
}

/** Pictures in two ratios, and one that never loads. */
export function Pictures({ picture }: StoryProps) {
  return (
    <Specimens>
      <Specimen name="Picture, square">
        <Picture src={picture} alt="示範商品" sizes="300px" />
      </Specimen>
      <Specimen name="Picture, 16 to 9">
        <Picture src={picture} alt="示範商品，橫幅" ratio={16 / 9} sizes="300px" />
      </Specimen>
      <Specimen name="img with usePictureSources and servedPictureSources">
        <OwnImage base={picture} />
      </Specimen>
      <Specimen name="img with useMediaQuery">
        <PictureByScreen base={picture} />
      </Specimen>
      <Specimen name="Picture, broken">
        <Picture src={MISSING_PICTURE} alt="這張圖片沒有送達" sizes="300px" />
      </Specimen>
    </Specimens>
  );
}

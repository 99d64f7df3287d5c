import { Picture } from '@pinpu/shared/ui';
import { Specimen, Specimens } from './Specimen.tsx';
import { MISSING_PICTURE } from './sample-picture.ts';
import { usePicture } from './use-picture.ts';

/** Pictures in two ratios, and one that never loads. */
export function Pictures() {
  const picture = usePicture();
  return (
    <Specimens>
      <Specimen name="Picture, square">
        <Picture src={picture} alt="示範商品" sizes="300px" />
      </Specimen>
      <Specimen name="Picture, 16 to 9">
        <Picture src={picture} alt="示範商品，橫幅" ratio={16 / 9} sizes="300px" />
      </Specimen>
      <Specimen name="Picture, broken">
        <Picture src={MISSING_PICTURE} alt="這張圖片沒有送達" sizes="300px" />
      </Specimen>
    </Specimens>
  );
}

import { theme } from '@pinpu/shared/theme';
import { Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Specimen } from '../specimen/Specimen.tsx';

type Size = keyof typeof theme.size;
type Family = keyof typeof theme.font;

const sizes = Object.keys(theme.size).map(Number) as Size[];
const families = Object.keys(theme.font) as Family[];
const weights = Object.entries(theme.weight);
const leadings = Object.entries(theme.leading);

const SENTENCE = '凍頂山下的春茶，焙火三道，NT$1,280';

/** Sizes in both families, weights and line heights. */
export function TypeScale() {
  return (
    <Stack $gap={24}>
      {families.map((family) => (
        <Stack key={family} $gap={12}>
          {sizes.map((size) => (
            <Specimen key={size} name={`${family} ${size}`}>
              <Line $family={family} $size={size}>
                {SENTENCE}
              </Line>
            </Specimen>
          ))}
        </Stack>
      ))}
      {weights.map(([name, weight]) => (
        <Specimen key={name} name={`weight ${name}`}>
          <Line $family="sans" $size={17} $weight={weight}>
            {SENTENCE}
          </Line>
        </Specimen>
      ))}
      {leadings.map(([name, leading]) => (
        <Specimen key={name} name={`leading ${name}`}>
          <Line $family="sans" $size={17} $leading={leading}>
            茶湯蜜黃，入口先是焙火香，回甘慢慢上來。
            <br />
            冷泡八小時，放進冰箱，隔天帶著走。
          </Line>
        </Specimen>
      ))}
    </Stack>
  );
}

const Line = styled.p<{ $family: Family; $size: Size; $weight?: number; $leading?: number }>`
  font-family: ${({ $family }) => theme.font[$family]};
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${({ $weight = theme.weight.regular }) => $weight};
  line-height: ${({ $leading = theme.leading.heading }) => $leading};
`;

import { theme } from '@pinpu/shared/theme';
import { doubleRule, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

type Space = keyof typeof theme.space;
type Border = keyof typeof theme.border;
type Radius = keyof typeof theme.radius;

const spaces = Object.keys(theme.space).map(Number) as Space[];
const borders = Object.keys(theme.border) as Border[];
const radii = Object.keys(theme.radius) as Radius[];

/** Spaces, borders, corners, the double rule and the shadow. */
export function Measures() {
  return (
    <Stack $gap={24}>
      <Stack as="ul" $gap={8}>
        {spaces.map((space) => (
          <Line key={space}>
            <Bar $space={space} />
            {space}
          </Line>
        ))}
      </Stack>
      <Specimens>
        {borders.map((border) => (
          <Specimen key={border} name={`border ${border}`}>
            <Box $border={border} />
          </Specimen>
        ))}
        {radii.map((radius) => (
          <Specimen key={radius} name={`radius ${radius}`}>
            <Box $radius={radius} />
          </Specimen>
        ))}
        <Specimen name="shadow lifted">
          <Lifted />
        </Specimen>
        <Specimen name="doubleRule">
          <Ruled />
        </Specimen>
      </Specimens>
    </Stack>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  font-size: ${theme.size[13]};
`;

const Bar = styled.span<{ $space: Space }>`
  height: ${theme.space[12]};
  background: ${theme.colour.ink};
  width: ${({ $space }) => theme.space[$space]};
`;

const Box = styled.div<{ $border?: Border; $radius?: Radius }>`
  height: ${theme.space[48]};
  border: ${({ $border = 'edge' }) => theme.border[$border]};
  border-radius: ${({ $radius }) => $radius && theme.radius[$radius]};
  background: ${theme.colour.card};
`;

const Lifted = styled(Box)`
  box-shadow: ${theme.shadow.lifted};
`;

const Ruled = styled.div`
  ${doubleRule}
`;

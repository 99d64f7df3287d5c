import { type ColourName, colour, darkPalette, lightPalette, theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

const names = Object.keys(colour) as ColourName[];

/** Every colour of the theme, with its value in both schemes. */
export function Colours() {
  return (
    <Swatches>
      {names.map((name) => (
        <li key={name}>
          <Swatch $name={name} />
          <Name>{name}</Name>
          <Values>
            {lightPalette[name]} · {darkPalette[name]}
          </Values>
        </li>
      ))}
    </Swatches>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${theme.space[16]};
`;

const Swatch = styled.div<{ $name: ColourName }>`
  height: ${theme.space[72]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${({ $name }) => colour[$name]};
  forced-color-adjust: none;
`;

const Name = styled.p`
  font-size: ${theme.size[15]};
`;

const Values = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
`;

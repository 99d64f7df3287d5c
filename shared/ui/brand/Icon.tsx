import styled from 'styled-components';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  size?: number;
  /** Names the icon where no text stands beside it. */
  label?: string;
};

/** A drawn sign in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} {...naming}>
      <path d={ICON_PATHS[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: square;
  vector-effect: non-scaling-stroke;
`;

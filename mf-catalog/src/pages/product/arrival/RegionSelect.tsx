import type { DeliveryRegion } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

const NAMES: Readonly<Record<DeliveryRegion, string>> = {
  main: '本島',
  islands: '離島',
  store: '超商',
};

interface RegionSelectProps {
  regions: readonly DeliveryRegion[];
  region: DeliveryRegion;
  onChoose: (region: DeliveryRegion) => void;
}

/** The choice of the destination; text if there is only one region. */
export function RegionSelect({ regions, region, onChoose }: RegionSelectProps) {
  if (regions.length < 2) return <Only>{NAMES[region]}</Only>;
  return (
    <Frame>
      <Select
        aria-label="送達地區"
        value={region}
        onChange={({ currentTarget: { value } }) => {
          const chosen = regions.find((one) => one === value);
          if (chosen) onChoose(chosen);
        }}
      >
        {regions.map((one) => (
          <option key={one} value={one}>
            {NAMES[one]}
          </option>
        ))}
      </Select>
      <Icon name="chevronDown" size={20} />
    </Frame>
  );
}

const Only = styled.span`
  flex: none;
`;

const Frame = styled.span`
  display: grid;
  flex: none;
  align-items: center;
  > * { grid-area: 1 / 1; }
  > svg { justify-self: end; pointer-events: none; }
`;

/** Its height extends into the gaps around the line, so that it moves nothing. */
const Select = styled.select`
  appearance: none;
  height: ${theme.width.touch};
  margin-block: -${theme.space[12]};
  padding: 0 ${theme.space[24]} 0 ${theme.space[8]};
  border: 0;
  background: transparent;
  color: ${theme.colour.ink};
  text-decoration: underline;
  text-underline-offset: ${theme.space[4]};
  cursor: pointer;
  > option { background: ${theme.colour.card}; }
`;

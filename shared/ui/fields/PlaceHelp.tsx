import type { Place } from '@pinpu/shared/domain/postcodes';
import { theme } from '@pinpu/shared/theme';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { Chip } from '../actions/Chip.tsx';
import { usePlaces } from './use-places.ts';

interface PlaceHelpProps {
  postcode: string;
  address: string;
  onAddress: (address: string) => void;
}

const nameOf = ({ city, district }: Place) => `${city}${district}`;

/**
 * City and district from the postcode: filled in where the address is empty, replaced where it begins with another
 * district of the same list, else offered; where a code covers several, the shopper chooses (spec §5). Where the whole address was typed behind
 * them, they are dropped.
 */
export function PlaceHelp({ postcode, address, onAddress }: PlaceHelpProps) {
  const { places, rules } = usePlaces(postcode);
  const [only, ...others] = places;
  // An address from before stays: only a postcode typed now changes it.
  const [atFirst] = useState(postcode);
  const fill = useEffectEvent(() => {
    if (postcode === atFirst) return;
    if (rules === undefined || only === undefined || others.length > 0) return;
    if (address === '' || rules.beginsWithPlace(address)) onAddress(rules.addressIn(only, address));
  });
  const filled = others.length === 0 && only !== undefined ? nameOf(only) : '';
  // Before anything can be pressed: the choice of the one place, which is not needed once filled in, could take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per place of a postcode, not while the address is typed.
  useLayoutEffect(() => fill(), [filled]);
  const tidy = useEffectEvent(() => {
    const once = rules?.withoutRepeatedPlace(address) ?? address;
    if (once !== address) onAddress(once);
  });
  // When a field is left, not while an input method composes.
  useEffect(() => {
    const leave = () => tidy();
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, []);

  if (rules === undefined || places.some((place) => rules.isAddressIn(place, address))) return null;
  if (places.length === 0) return null;
  return (
    <Choices role="group" aria-label="縣市與行政區">
      {places.map((place) => (
        <Chip
          key={nameOf(place)}
          as="button"
          type="button"
          onClick={() => onAddress(rules.addressIn(place, address))}
        >
          {nameOf(place)}
        </Chip>
      ))}
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  padding-top: ${theme.space[8]};
`;

import type { Place } from '@pinpu/shared/domain/postcodes';
import { theme } from '@pinpu/shared/theme';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { Chip } from '../actions/Chip.tsx';

interface PlaceHelpProps {
  postcode: string;
  address: string;
  onAddress: (address: string) => void;
}

const nameOf = ({ city, district }: Place) => `${city}${district}`;

/**
 * Fills in city and district from the postcode where the address is empty, replaces them where it begins with another
 * district, and otherwise offers them; where a code covers several districts, the shopper chooses (spec §5). Where the
 * whole address was typed after the filled-in ones, these are removed.
 */
export function PlaceHelp({ postcode, address, onAddress }: PlaceHelpProps) {
  const { places, rules } = usePlaces(postcode);
  const [only, ...others] = places;
  // An existing address is not changed; only a postcode typed now changes it.
  const [atFirst] = useState(postcode);
  const fill = useEffectEvent(() => {
    if (postcode === atFirst) return;
    if (rules === undefined || only === undefined || others.length > 0) return;
    if (address === '' || rules.beginsWithPlace(address)) onAddress(rules.addressIn(only, address));
  });
  const filled = others.length === 0 && only !== undefined ? nameOf(only) : '';
  // A layout effect, so that the choice of the only place is gone before it can take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per place of a postcode, not while the address is typed.
  useLayoutEffect(() => fill(), [filled]);
  const tidy = useEffectEvent(() => {
    const once = rules?.withoutRepeatedPlace(address) ?? address;
    if (once !== address) onAddress(once);
  });
  // Runs when a field is left, and not while an input method composes.
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

// Eight kilobytes, loaded only when an address is typed.
const load = () => import('@pinpu/shared/domain/postcodes');

type Postcodes = Awaited<ReturnType<typeof load>>;

/** The districts of a postcode, and the rules to fill them in; undefined while loading, or where that failed. */
function usePlaces(postcode: string): { places: Place[]; rules: Postcodes | undefined } {
  const [rules, setRules] = useState<Postcodes>();
  const enabled = postcode.length >= 3;
  useEffect(() => {
    if (enabled && rules === undefined)
      load().then(
        (found) => setRules(() => found),
        // Without them, the full address can still be typed.
        () => undefined,
      );
  }, [enabled, rules]);
  return { places: rules?.placesOfPostcode(postcode) ?? [], rules };
}

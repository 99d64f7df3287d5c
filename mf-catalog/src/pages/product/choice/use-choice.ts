import type { Product } from '@pinpu/shared/contracts';
import {
  chosenVariant,
  fittingVariants,
  nextChoice,
  type OptionChoice,
  VARIANT_PARAM,
} from '@pinpu/shared/domain';
import { useLocation, useNavigate } from '@pinpu/shared/router';
import { useState } from 'react';
import { shownOffer } from './shown-offer.ts';

/** What is chosen before anything was pressed: values without an alternative. */
const initialChoice = ({ options = [], variants = [] }: Product): OptionChoice =>
  options.map((_, at) => {
    const values = new Set(variants.map(({ option_values }) => option_values[at]));
    return values.size === 1 ? [...values][0] : undefined;
  });

/** The choice of a variant named by the address; undefined for an unknown one. */
const choiceNamed = ({ variants = [] }: Product, var_id: string): OptionChoice | undefined =>
  variants.find((one) => one.var_id === var_id)?.option_values;

interface Chosen {
  /** The variant in the address for which this was chosen; '' for none. */
  named: string;
  choice: OptionChoice;
  /** Also the values that no longer fit: they are chosen again once they do. */
  pressed: OptionChoice;
}

/** The chosen values, a complete choice by its variant in the address. Choosing replaces the history entry. */
export function useChoice(product: Product, named: string) {
  const { variants = [] } = product;
  const { search } = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState<Chosen>();
  const first = choiceNamed(product, named) ?? initialChoice(product);
  const isOwn = own?.named === named && fittingVariants(variants, own.choice).length > 0;
  const choice = isOwn ? own.choice : first;
  const choose = (at: number, value: string) => {
    const pressed = (isOwn ? own.pressed : first).with(at, value);
    const next = nextChoice(variants, pressed, at, value);
    const query = new URLSearchParams(search);
    const var_id = chosenVariant(variants, next)?.var_id ?? '';
    if (var_id === '') query.delete(VARIANT_PARAM);
    else query.set(VARIANT_PARAM, var_id);
    setOwn({ named: var_id, choice: next, pressed });
    navigate({ search: query.toString() }, { replace: true });
  };
  const variant = chosenVariant(variants, choice);
  return { choice, variant, offer: shownOffer(product, choice), choose };
}

/** The picture of what is chosen: of a variant, or of several with the same, such as all sizes of a colour. */
export function chosenPicture({ prd_man_pic, variants = [] }: Product): string {
  const [picture = '', ...others] = new Set(variants.map((one) => one.picture));
  return others.length > 0 || picture === '' ? prd_man_pic : picture;
}

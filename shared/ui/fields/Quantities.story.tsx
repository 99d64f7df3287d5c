import { QuantityStepper } from '@pinpu/shared/ui';
import { useState } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

type CountedProps = { label: string; start: number; max: number; disabled?: boolean };

function Counted({ label, start, max, disabled }: CountedProps) {
  const [quantity, setQuantity] = useState(start);
  return (
    <QuantityStepper
      label={label}
      value={quantity}
      max={max}
      disabled={disabled}
      onChange={setQuantity}
    />
  );
}

/** The quantity stepper between its bounds, at both of them, and disabled. */
export function Quantities() {
  return (
    <Specimens>
      <Specimen name="QuantityStepper between its bounds">
        <Counted label="高山烏龍" start={3} max={50} />
      </Specimen>
      <Specimen name="QuantityStepper at its minimum">
        <Counted label="東方美人" start={1} max={50} />
      </Specimen>
      <Specimen name="QuantityStepper at its maximum">
        <Counted label="蜜香紅茶" start={5} max={5} />
      </Specimen>
      <Specimen name="QuantityStepper sold out">
        <Counted label="冬片茶" start={1} max={0} />
      </Specimen>
      <Specimen name="QuantityStepper disabled">
        <Counted label="文山包種" start={2} max={9} disabled />
      </Specimen>
    </Specimens>
  );
}

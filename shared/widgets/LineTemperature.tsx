import { TEMPERATURE_NAMES, type Temperature } from '@pinpu/shared/domain';
import { Badge } from '@pinpu/shared/ui';

interface LineTemperatureProps {
  temperature?: Temperature | undefined;
  /** Whether 常溫 is stated, too: beside goods of other temperatures. */
  always?: boolean;
}

/** How goods are stored on their way, as text. */
export const LineTemperature = ({ temperature = 'room', always = false }: LineTemperatureProps) =>
  temperature === 'room' && !always ? null : <Badge>{TEMPERATURE_NAMES[temperature]}</Badge>;

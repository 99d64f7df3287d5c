import type {
  BackofficeSettings,
  SettingFault,
  StoredSettings,
} from '@pinpu/shared/contracts/backoffice';

export type Rules = NonNullable<StoredSettings['shipping_rules']>;
export type Fees = NonNullable<Rules['fees']['room']>;
export type Region = Rules['regions'][number];
export type Limits = NonNullable<Rules['ways']['home']>;

/** A part of the rules' form. */
export interface RulesProps {
  rules: Rules;
  faults: readonly SettingFault[];
  /** How many products on sale state no weight. */
  unweighed: BackofficeSettings['unweighed'];
  onChange: (fields: Partial<Rules>) => void;
}

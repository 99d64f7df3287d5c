import { isToConfirm, type RuleWarning } from '@pinpu/shared/domain';
import { Notice, Stack } from '@pinpu/shared/ui';

/** Why a rule is probably not what the shop means; what loses money stands out. */
export const WarningList = ({ warnings }: { warnings: readonly RuleWarning[] }) =>
  warnings.length > 0 && (
    <Stack $gap={8}>
      {warnings.map((warning) => (
        <Notice
          key={warning.text}
          variant={isToConfirm(warning) ? 'danger' : 'warning'}
          message={warning.text}
        />
      ))}
    </Stack>
  );

import { theme } from '@pinpu/shared/theme';
import { useMediaQuery } from '@pinpu/shared/ui';

/** Whether the screen is as narrow as a phone's, where a table becomes a list. */
export const useIsPhone = (): boolean => useMediaQuery(theme.media.phone.replace('@media ', ''));

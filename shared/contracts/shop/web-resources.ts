/** The names of configured HTML blocks, spelt as in spec §2 (`Store_Footer_CoypRight`). */
export const WEB_RESOURCES = [
  'Store_Header_Nav_HTML',
  'Store_Footer_Text_HTML',
  'Store_Footer_Nav_HTML',
  'Store_Footer_CoypRight',
  'Store_Footer_CoypRight_Nav_HTML',
] as const;

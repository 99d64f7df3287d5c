/** The quick keywords of the header; each matches products by name (spec §2). */
export const demoKeywords: readonly string[] = [
  '烏龍',
  '濾掛咖啡',
  '鳳梨酥',
  '芒果',
  '龍眼蜜',
  '關廟',
  '糯米',
  '禮盒',
];

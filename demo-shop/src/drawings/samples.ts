import type { Pattern, PictureKind, PictureSpec } from '../catalog/picture-spec.ts';

export interface Sample {
  spec: PictureSpec;
  ground: string;
}

type Row = [
  kind: PictureKind,
  colour: string,
  accent: string,
  pattern: Pattern,
  label: string,
  ground: string,
];

const ROWS: Row[] = [
  ['tea-tin', '#2f6b5c', '#b5893f', 'wave', '高山烏龍', '#e4dfc9'],
  ['tea-pouch', '#7a8f5a', '#e9dcb8', 'leaf', '包種茶', '#e4dfc9'],
  ['tea-cake', '#8f3a2a', '#b5893f', 'plain', '老茶餅', '#e4dfc9'],
  ['mooncake-box', '#7c2f3c', '#d8a94a', 'flower', '中秋月餅', '#f0e0c8'],
  ['pineapple-cake', '#e3b94f', '#d0842a', 'plain', '鳳梨酥', '#f0e0c8'],
  ['pastry-box', '#d98a84', '#8f2f2a', 'flower', '喜餅', '#f0e0c8'],
  ['egg-roll-tin', '#c8553d', '#e2b04a', 'flower', '手工蛋捲', '#f0e0c8'],
  ['pomelo', '#c4c255', '#e8a24a', 'plain', '文旦', '#f1e6cf'],
  ['citrus', '#e58f2a', '#6d8a4f', 'plain', '', '#e9e3d0'],
  ['mango', '#eaa93a', '#cc4f36', 'plain', '', '#e3e6d2'],
  ['guava', '#9db860', '#e88f86', 'plain', '', '#efe3d6'],
  ['dried-fruit-bag', '#e8d3a4', '#d97f2e', 'dot', '芒果乾', '#e3e6d2'],
  ['rice-bag', '#e6d9bd', '#b5361f', 'stripe', '池上米', '#d9dfd2'],
  ['noodle-pack', '#b5432f', '#f0d9a8', 'wave', '日曬麵', '#e6decd'],
  ['rice-vermicelli', '#4d7a8a', '#f0e6cc', 'mountain', '新竹米粉', '#dfe0d4'],
  ['soy-bottle', '#3a2620', '#b5361f', 'plain', '蔭油', '#e9d9c4'],
  ['chilli-jar', '#b23a22', '#2b2a28', 'plain', '辣椒醬', '#ecd9c6'],
  ['sauce-jar', '#5a4636', '#b5361f', 'plain', '豆瓣醬', '#d9dccb'],
  ['oil-bottle', '#d9a531', '#7a5a32', 'plain', '苦茶油', '#e6e0c6'],
  ['honey-jar', '#d9951f', '#3c3a36', 'plain', '龍眼蜜', '#f0e3c0'],
  ['jam-jar', '#9c2f45', '#b5361f', 'check', '草莓果醬', '#eed9d6'],
  ['coffee-bag', '#3f4a45', '#c9813f', 'mountain', '阿里山', '#e6d8c6'],
  ['drip-coffee-box', '#8a5a3c', '#e2c28a', 'stripe', '濾掛咖啡', '#e6d8c6'],
  ['stoneware-cup', '#c9b79a', '#5f7f86', 'plain', '', '#dcdcd2'],
  ['teapot', '#8a4b37', '#c98d5a', 'plain', '', '#e3dccd'],
  ['plate', '#eae3d2', '#3f6a8a', 'wave', '', '#d6dcdc'],
  ['bowl', '#ece4d4', '#b5432f', 'flower', '', '#dfdccd'],
  ['vase', '#6f9488', '#e2a39a', 'plain', '', '#e9ded2'],
  ['indigo-cloth', '#2f4468', '#e6e4da', 'flower', '', '#e2dccf'],
  ['towel', '#7fa3a8', '#d98f6a', 'stripe', '棉織', '#e8e2d6'],
  ['tote-bag', '#e2d5b8', '#b5432f', 'check', '拼布', '#d5dcd4'],
  ['scarf', '#b5615a', '#e6c38a', 'stripe', '', '#e5dfd2'],
  ['soap', '#a9b98a', '#6d7f4a', 'plain', '苦楝', '#e4e6d8'],
  ['incense', '#5a3a46', '#d0a35a', 'wave', '沉香', '#dfd6cc'],
  ['candle', '#8fa39a', '#5e544a', 'plain', '檜木', '#dcd8cc'],
  ['oil-dropper', '#8a5526', '#3a352f', 'plain', '茶樹', '#dfe3d4'],
  ['mushroom-bag', '#7a6a4a', '#e8d7a8', 'plain', '香菇', '#e4ddcc'],
  ['lily-pouch', '#c58b3f', '#6d6b3c', 'flower', '金針', '#e4ddcc'],
  ['spice-pouch', '#8a5f45', '#c4a86a', 'dot', '滷包', '#e4ddcc'],
  ['nut-tin', '#3f5f7a', '#d9a441', 'dot', '花生', '#e9dcc3'],
  ['dried-shrimp-bag', '#2f6a7a', '#f0d9b8', 'wave', '櫻花蝦', '#dbe2de'],
  ['seaweed-pack', '#3f7a6a', '#f0e3b8', 'wave', '海苔', '#dde3d6'],
  ['gift-box', '#b5432f', '#e2b75a', 'flower', '年節禮', '#efe0cd'],
  ['gift-basket', '#c8553d', '#f0dcb0', 'check', '豐收', '#e7e1cc'],
  ['cloth-wrap', '#6b3a5b', '#e6b8a8', 'flower', '心意', '#eadfd6'],
];

/** One product of every kind, for the contact sheet and the tests. */
export const SAMPLES: readonly Sample[] = ROWS.map(
  ([kind, colour, accent, pattern, label, ground]) => ({
    spec: { kind, colour, accent, pattern, label },
    ground,
  }),
);

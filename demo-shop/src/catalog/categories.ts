import type { DemoCategory } from './types.ts';

/** Five top-level categories with twelve leaves; only the leaves contain products. */
export const demoCategories: readonly DemoCategory[] = [
  { cate_id: 'tea-coffee', cate_name: '茶與咖啡', parent_cate_id: '' },
  { cate_id: 'tea', cate_name: '茶葉', parent_cate_id: 'tea-coffee' },
  { cate_id: 'coffee', cate_name: '咖啡', parent_cate_id: 'tea-coffee' },
  { cate_id: 'sweets', cate_name: '甜點與果物', parent_cate_id: '' },
  { cate_id: 'pastry', cate_name: '糕餅', parent_cate_id: 'sweets' },
  { cate_id: 'fruit', cate_name: '鮮果', parent_cate_id: 'sweets' },
  { cate_id: 'honey-jam', cate_name: '蜂蜜與果醬', parent_cate_id: 'sweets' },
  { cate_id: 'pantry', cate_name: '米麵醬乾貨', parent_cate_id: '' },
  { cate_id: 'rice-noodle', cate_name: '米與麵', parent_cate_id: 'pantry' },
  { cate_id: 'sauce', cate_name: '醬料', parent_cate_id: 'pantry' },
  { cate_id: 'dried', cate_name: '乾貨', parent_cate_id: 'pantry' },
  { cate_id: 'table', cate_name: '器物與布', parent_cate_id: '' },
  { cate_id: 'ceramics', cate_name: '陶器', parent_cate_id: 'table' },
  { cate_id: 'textile', cate_name: '織品', parent_cate_id: 'table' },
  { cate_id: 'living', cate_name: '日用與禮', parent_cate_id: '' },
  { cate_id: 'soap-incense', cate_name: '皂與香', parent_cate_id: 'living' },
  { cate_id: 'gift', cate_name: '禮盒', parent_cate_id: 'living' },
];

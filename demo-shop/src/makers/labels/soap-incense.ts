// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const soapIncenseLabels: DemoLabels = {
  P1101: { net_content: '約 100 公克', ingredients: '茶籽油、椰子油、棕櫚油、茶籽粉', shelf_life: '24 個月', storage: '乾燥，放瀝水皂盤' },
  P1102: { net_content: '約 200 公克', ingredients: '椰子油、鳳梨酵素液、氫氧化鈉', shelf_life: '24 個月', storage: '乾燥通風' },
  P1103: { net_content: '約 95 公克', ingredients: '羊奶、橄欖油、椰子油、左手香', shelf_life: '18 個月', storage: '乾燥，放瀝水皂盤' },
  P1104: { net_content: '約 110 公克', ingredients: '椰子油、橄欖油、竹炭粉、海鹽', shelf_life: '24 個月', storage: '乾燥通風，可掛起晾乾' },
  P1105: { net_content: '約 60 支，長 21 公分', ingredients: '肖楠木粉、楠皮粉', storage: '乾燥避光' },
  P1106: { net_content: '50 支，附香插', ingredients: '檜木粉、楠皮粉', storage: '乾燥避光' },
  P1107: { net_content: '40 支', ingredients: '艾草絨、樟木粉', storage: '乾燥避光' },
  P1108: { net_content: '180 公克，約可燃 36 小時', ingredients: '大豆蠟、桂花浸泡油', storage: '陰涼，避免日曬' },
  P1109: { net_content: '兩支', ingredients: '蜂蠟、棉芯', storage: '陰涼，避免日曬' },
  P1110: { net_content: '30 毫升', ingredients: '香茅精油', shelf_life: '24 個月', storage: '避光，遠離火源' },
  P1111: { net_content: '15 毫升', ingredients: '柚花浸蒸油', shelf_life: '12 個月', storage: '冷藏' },
};

/** Suggestions for the name of an option. */
export const OPTION_NAMES = ['顏色', '尺寸', '口味', '容量', '重量'];

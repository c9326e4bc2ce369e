/** Converter of a boolean attribute that is on unless its value is `"false"`. */
export const unlessFalse = { fromAttribute: (value: string | null): boolean => value !== 'false' };

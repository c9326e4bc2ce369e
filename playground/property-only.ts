/** Options of a property that takes any value and has no attribute. */
export const propertyOnly = { attribute: false, converter: { fromAttribute: (value: unknown) => value } } as const;

/** Schemas as libraries for Standard Schema make them: Valibot's are objects, and ArkType's are functions. */

/** A date such as `2026-11-20`, or nothing. */
export const dateText = {
  '~standard': {
    version: 1,
    vendor: 'dates',
    validate: (value) =>
      value === undefined || /^\d{4}-\d\d-\d\d$/.test(value)
        ? { value }
        : { issues: [{ message: 'Expected a date such as 2026-11-20' }] },
  },
};

/** A name, with a capital letter. */
export const ownerName = Object.assign(() => {}, {
  '~standard': {
    version: 1,
    vendor: 'owners',
    validate: async (value) =>
      typeof value === 'string' && /^[a-z]+$/i.test(value)
        ? { value: value[0].toUpperCase() + value.slice(1) }
        : { issues: [{ message: 'owner must be a name' }] },
  },
});

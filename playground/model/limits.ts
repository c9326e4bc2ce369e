/** Limits for the requests of the playground, and for the samples that it fills in. */

/** Files of a specification that a page loads for one operation. A server could invent references without end. */
export const maxLoadedFiles = 500;

/** Values in one file of a specification that a page loads, with YAML aliases expanded. Its readers are recursive. */
export const maxLoadedValues = 5_000_000;

/** Keys that the merge keys (`<<`) of one YAML file add. Each of them is a copy. */
export const maxMergedKeys = 1_000_000;

/** Values in one sample. Schemas that require each other would make millions. */
export const maxSampleValues = 1_000;

/** Values that are filled in for one example. Nobody reads larger ones. */
export const maxExampleValues = 150;

/** Levels of objects and lists in one example that is filled in. */
export const maxExampleDepth = 10;

/** Characters of one text that is made up. */
export const maxSampleText = 10_000;

/** References that are followed to check one request body. Schemas that refer to each other would take minutes. */
export const maxCheckedReferences = 200_000;

/** Values in a link to a filled request. Each is a field of the form. */
export const maxLinkValues = 1_000;

/** Levels of objects and lists in a link to a filled request. */
export const maxLinkDepth = 30;

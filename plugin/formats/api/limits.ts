/** Limits for the pages of API descriptions. */

/** Length of the schemas whose fields are on one page, as JSON, in characters. The page links to the pages of others. */
export const maxPageWeight = 30_000;

/** Levels of named schemas in schemas on one page. */
export const maxModelLevels = 4;

/** Length of the same on the page of a channel, which may have all messages of an API. */
export const maxChannelWeight = 150_000;

/** Levels of lists in lists, and of fields in fields, after which the page of a model is better. */
export const maxFieldLevels = 9;

/** Levels of fields in fields. */
export const maxNesting = 40;

/** Options of choices (`oneOf`, `anyOf`) on one page. Schemas that are options of each other would have no end. */
export const maxOptions = 1_000;

/** Named schemas on one page, counted from the closest. Some APIs refer to all of their schemas from each operation. */
export const maxSchemas = 120;

/** Characters of these schemas. */
export const maxSchemaText = 300_000;

/** Allowed values of one field, or links to models, before the others are behind their number. */
export const maxOpenItems = 60;

/** Characters of the examples of one request or response body. */
export const maxExampleText = 200_000;

/** Examples of messages of a channel in one direction, after which none are made from schemas. */
export const maxMessageExamples = 12;

/** Limits for the pages of API descriptions. Content that exceeds them is left out. */

/** Fields on the page of an operation or schema. Some schemas of public APIs have tens of thousands. */
export const maxPageFields = 400;

/** Fields on the page of a channel, which may have all messages of an API. */
export const maxChannelFields = 1_500;

/** Fields directly in one request or response. */
export const maxTopFields = 400;

/** Levels of fields in fields. */
export const maxFieldLevels = 9;

/** Options of choices (`oneOf`, `anyOf`) on one page. Schemas that are options of each other would have no end. */
export const maxOptions = 1_000;

/** Named schemas on one page, counted from the closest. Some APIs refer to all of their schemas from each operation. */
export const maxSchemas = 120;

/** Characters of these schemas. */
export const maxSchemaText = 300_000;

/** Allowed values of one field. */
export const maxEnumValues = 60;

/** Characters of the examples of one request or response body. */
export const maxExampleText = 200_000;

/** Examples of one message of a channel. */
export const maxMessageExamples = 12;

/** Limits for files and addresses that settings, front matter and specifications name. Real sites stay far below. */

/** Bytes of one file. The largest public specification (Microsoft Graph) has about 40 MB. */
export const maxFileBytes = 64_000_000;

/** Bytes of a page, a snippet, or the settings. A page of half this size already takes most of the time limit for a page. */
export const maxPageBytes = 10_000_000;

/** Bytes of all files of a specification. */
export const maxTotalBytes = 128_000_000;

/** Files of a specification. The largest public one that is split (DigitalOcean) has about 1,500. */
export const maxFiles = 5_000;

/** Values in one file of a specification after YAML aliases are expanded. The largest public ones have about two million. */
export const maxValues = 20_000_000;

/** Levels of objects and lists in one file of a specification. Its readers are recursive. */
export const maxLevels = 400;

/** Levels of objects and lists in the settings. Their readers are recursive. */
export const maxSettingsLevels = 200;

/** References that point to references, before they count as a circle. */
export const maxReferenceSteps = 20;

/** References from file to file, counted from the file that the author names. */
export const maxDepth = 100;

/** Redirects of one address, as in browsers. */
export const maxRedirects = 20;

/** Requests to other hosts at once. */
export const maxRequestsAtOnce = 16;

/** Milliseconds until an address has answered completely. */
export const maxAnswerMs = 30_000;

/** Milliseconds that dev waits for an address before it shows pages without its answer. They follow when it arrives. */
export const maxDevAnswerMs = 2_000;

/** Milliseconds until all files of a specification are read. */
export const maxReadMs = 300_000;

import type { Plugin } from '../plugin/plugins/plugin.js';

/** Adds nothing to the syntax of Markdown, but claims to do so: then the reference engine reads the pages. */
const syntax: Plugin = {
  name: 'syntax',
  remark: [
    function (this: { data(): { micromarkExtensions?: object[] } }) {
      (this.data().micromarkExtensions ??= []).push({});
    },
  ],
};

/** Options with which the reference engine reads all pages. */
export const referenceEngine: { plugins: Plugin[] } = { plugins: [syntax] };

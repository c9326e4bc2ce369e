import type { Composed } from '../composed.js';

const info = 'field-info-pill';

export const field: Composed = {
  class: 'field',
  parts: {
    pre: 'field-meta-pre',
    meta: { optional: true },
    post: 'field-meta-post',
    type: info,
    location: info,
    required: 'field-required-pill',
    optional: info,
    deprecated: 'field-deprecated-pill',
    default: info,
    placeholder: info,
    // Of the parts with facts.
    fact: false,
    content: { optional: true },
  },
};

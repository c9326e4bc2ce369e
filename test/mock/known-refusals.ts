/** Requests that the mock server refuses because of the specification, with the evidence. */

interface KnownRefusal {
  /** Part of the specification's file name. */
  specification: string;
  /** Matches the text of the failure. */
  pattern: RegExp;
  reason: string;
}

const knownRefusals: readonly KnownRefusal[] = [
  {
    specification: 'squareup.com',
    pattern: /"request_body": \{/,
    reason: 'The example of the media type has "request_body" around the body; its schema does not.',
  },
  {
    specification: 'notion.com',
    pattern: /^build: .*"name" is empty/,
    reason: 'The specification has a parameter without a name.',
  },
  {
    specification: 'zoom.us',
    pattern: /PATCH \/groups\/text\/settings .*match exactly one schema in oneOf/s,
    reason: 'Every object matches all alternatives of "oneOf": none has a required property.',
  },
  {
    specification: 'intercom.io',
    pattern: /ticket_type_id must be string/,
    reason: 'The example of the media type has a number; its schema wants a string.',
  },
];

/** The reason why the specification causes the failure; `undefined` if it is unknown. */
export function knownReason(file: string, failure: string): string | undefined {
  return knownRefusals.find(({ specification, pattern }) => file.includes(specification) && pattern.test(failure))
    ?.reason;
}

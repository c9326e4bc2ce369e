/** Servers and credentials of endpoints: every pair of the settings and the keys of a specification. */
import { openSites } from '../open-sites.js';
import type { KnownFault, PairGroup } from '../pair-group.js';
import { testPairs } from '../test-pairs.js';
import { apiSite, isPossibleApi, openapiFactors, writtenFactors } from './api-site.js';
import { apiProperties, checkEndpoint } from './check-endpoint.js';

type OpenapiFault = KnownFault<typeof openapiFactors>;

const writtenFaults: KnownFault<typeof writtenFactors>[] = [
  {
    property: 'prefix',
    subject: 'the field',
    when: { inputPrefix: 'set', auth: ['bearer', 'key'] },
    reason: 'the field for the credentials is empty, and `api.auth.inputPrefix` is only added to the request',
  },
  {
    property: 'sent',
    subject: 'the description',
    when: { inputPrefix: 'set', auth: 'basic' },
    reason: 'the page describes basic credentials with `api.auth.inputPrefix`, but requests are sent without it',
  },
];

const openapiFaults: OpenapiFault[] = [
  ...['the address', 'the code sample', 'the playground'].map((subject): OpenapiFault => ({
    property: 'servers',
    subject,
    when: { baseUrl: ['one', 'two'], serversInFile: 'none' },
    reason: `${subject} ignores \`api.baseUrl\` if the file has no servers`,
  })),
  ...['the page', 'the code sample', 'the playground'].map((subject): OpenapiFault => ({
    property: 'credentials',
    subject,
    when: { auth: ['bearer', 'basic', 'key'], securityInFile: 'not stated' },
    reason: `${subject} ignores \`api.auth\` if the file does not mention security`,
  })),
];

const shared = { isPossible: isPossibleApi, properties: apiProperties, site: apiSite, check: checkEndpoint };
const written: PairGroup<typeof writtenFactors> = { ...shared, factors: writtenFactors, faults: writtenFaults };
const openapi: PairGroup<typeof openapiFactors> = { ...shared, factors: openapiFactors, faults: openapiFaults };
const sites = openSites();

testPairs('on a page that documents an endpoint by hand', written, sites);
testPairs('on a page of a specification', openapi, sites);

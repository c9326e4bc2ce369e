/** Uses the page of an endpoint as a reader does, and compares everything that names a server or credentials. */
import type { Page } from 'playwright-core';
import { openPanel } from '../../playground/panel.js';
import type { OpenSite } from '../open-sites.js';
import { difference, noProblems, problemFindings, type Finding, type PageFinding } from '../finding.js';
import { apiSite, endpointRoute, expectedServers, isPossibleApi, type ApiCombination } from './api-site.js';
import { checkCredentials } from './check-credentials.js';
import { OpenPlayground, selectedServer, shownEndpoint, type ShownEndpoint } from './shown-endpoint.js';

/** The expectations, by property. */
const apiProperties = {
  problems: noProblems,
  servers:
    'the address, the code sample and the playground have the servers of the file, or those of `api.baseUrl` if it has none',
  choice: 'a reader who selects another server sees it in the address, the code sample and the playground',
  credentials:
    'the page, the code sample and the playground have the credentials of the file, or those of `api.auth` if it does not mention any',
  sent: 'the playground sends the credentials as the page describes them',
  prefix: 'the field for the credentials starts with `api.auth.inputPrefix`',
} as const;

const path = '/things';
const none = 'none';

/** Everything that does not hold. */
async function checkEndpoint(site: OpenSite, combination: ApiCombination): Promise<Finding[]> {
  const route = endpointRoute(combination);
  const page = await site.open(route);
  const shown = await shownEndpoint(page);
  const playground = new OpenPlayground(page, await openPanel(page));
  const findings = [
    ...(await checkServers(shown, playground, expectedServers(combination))),
    ...(await checkCredentials(shown, playground, combination, path)),
    ...(await checkChoice(page, playground, expectedServers(combination))),
  ];
  return [...problemFindings(site), ...findings.map((finding) => ({ ...finding, page: route }))];
}

function addressIn(sample: string): string {
  return /https?:\/\/[^\s'"]+/.exec(sample)?.[0] ?? none;
}

async function checkServers(
  shown: ShownEndpoint,
  playground: OpenPlayground,
  expected: readonly string[],
): Promise<PageFinding[]> {
  const [first] = expected;
  const listOf = (servers: readonly string[]): string => servers.join(', ') || none;
  const address = first === undefined ? none : first + path;
  const sampled = addressIn(shown.sample);
  return [
    ...difference('servers', 'the address', listOf(expected), listOf(shown.servers)),
    // Without a server, the sample has the host of examples.
    ...(first === undefined ? [] : difference('servers', 'the code sample', address, sampled)),
    ...difference('servers', 'the playground', listOf(expected), listOf(await playground.servers())),
    ...(first === undefined ? [] : difference('servers', 'the playground', address, await playground.url())),
  ];
}

/** Selects the second server above the content. */
async function checkChoice(
  page: Page,
  playground: OpenPlayground,
  [, second]: readonly string[],
): Promise<PageFinding[]> {
  const menu = page.locator('octavo-endpoint > select');
  if (second === undefined || (await menu.count()) === 0) return [];
  await menu.selectOption(second);
  await playground.isUpdated();
  const { sample } = await shownEndpoint(page);
  const sampled = addressIn(sample);
  return [
    ...difference('choice', 'the address', second, await selectedServer(page)),
    ...difference('choice', 'the code sample', second + path, sampled),
    ...difference('choice', 'the playground', second + path, await playground.url()),
  ];
}

/** The sites of endpoints, and the expectations for them. */
export const endpointGroup = {
  isPossible: isPossibleApi,
  properties: apiProperties,
  site: apiSite,
  check: checkEndpoint,
  faults: [],
};

/** Compares the navigation of one page with the expected one. */
import { difference, type PageFinding } from '../finding.js';
import { withoutSlash, type ExpectedLink, type ExpectedNavigation } from './expected-navigation.js';
import type { ShownLink, ShownNavigation } from './shown-navigation.js';

/** The differences. */
export function compareNavigation(expected: ExpectedNavigation, shown: ShownNavigation): PageFinding[] {
  return [
    ...compareLinks('sidebar', expected.sidebar, shown.sidebar),
    ...compareOrder('sidebar', 'the groups', expected.groups, shown.groups),
    ...compareLinks('tabs', expected.tabs, shown.tabs),
    ...compareLinks('anchors', expected.anchors, shown.anchors),
    ...compareIcons(expected, shown),
    ...compareCurrent('currentPage', 'the current entry', expected.sidebar, shown.sidebar),
    ...closedEntry(shown),
    ...compareCurrent('currentTab', 'the current tab', expected.tabs, shown.tabs),
    ...compareCurrent('currentAnchor', 'the current anchor', expected.anchors, shown.anchors),
  ];
}

function compareLinks(property: string, expected: readonly ExpectedLink[], shown: readonly ShownLink[]): PageFinding[] {
  const texts = new Set([...expected, ...shown].map(({ text }) => text));
  const addresses = (links: readonly { text: string; href: string }[], text: string): string =>
    links
      .filter((link) => link.text === text)
      .map(({ href }) => `visible, with the address ${withoutSlash(href)}`)
      .join(', and again ') || 'not visible';
  const findings = [...texts].flatMap((text) =>
    difference(property, text, addresses(expected, text), addresses(shown, text)),
  );
  const common = (links: readonly { text: string }[]): string[] =>
    links.map(({ text }) => text).filter((text) => findings.every(({ subject }) => subject !== text));
  return [...findings, ...compareOrder(property, 'the order', common(expected), common(shown))];
}

function compareOrder(
  property: string,
  subject: string,
  expected: readonly string[],
  shown: readonly string[],
): PageFinding[] {
  return difference(property, subject, expected.join(', ') || 'none', shown.join(', ') || 'none');
}

function compareIcons({ anchors }: ExpectedNavigation, shown: ShownNavigation): PageFinding[] {
  return anchors.flatMap(({ text, icon }) => {
    const seen = shown.anchors.find((anchor) => anchor.text === text)?.icon;
    return icon === undefined || seen === undefined ? [] : difference('anchors', `the icon of ${text}`, icon, seen);
  });
}

function compareCurrent(
  property: string,
  subject: string,
  expected: readonly ExpectedLink[],
  shown: readonly ShownLink[],
): PageFinding[] {
  const current = (links: readonly { text: string; isCurrent: boolean }[]): string[] =>
    links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text);
  return compareOrder(property, subject, current(expected), current(shown));
}

/** The current entry is never inside a closed group. */
function closedEntry({ sidebar }: ShownNavigation): PageFinding[] {
  return sidebar
    .filter(({ isCurrent, isOpen }) => isCurrent && !isOpen)
    .map(({ text }) => ({
      property: 'currentPage',
      subject: 'the group of the current entry',
      expected: `open, so that ${text} is visible`,
      seen: 'closed',
    }));
}

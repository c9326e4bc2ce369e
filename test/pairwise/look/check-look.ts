/** Opens a page as a new reader, before any script but the inline ones has run. */
import type { Page } from 'playwright-core';
import { violationsOn } from '../../browser/violations.js';
import type { OpenSite } from '../open-sites.js';
import { difference, noProblems, problemFindings, type Finding, type PageFinding } from '../finding.js';
import { expectedBackground, expectedMode, type LookCombination, type Mode } from './look-site.js';

/** The expectations, by property. */
export const lookProperties = {
  problems: noProblems,
  mode: 'the first paint has the mode of the settings, or that of the system if they have none',
  scheme: 'scroll bars and form controls are light or dark like the background',
  background: 'the background of the content has the color of the mode',
  decoration: 'a decoration is drawn behind the page exactly if the settings have one',
  toggle: 'readers can change the mode unless the settings allow only one',
  contrast: 'all text has enough contrast to the background',
} as const;

/** Everything that does not hold. */
export async function checkLook(site: OpenSite, combination: LookCombination): Promise<Finding[]> {
  // The build reports colors without enough contrast, and pages use similar ones that have it.
  const findings = problemFindings(site, ['color-contrast']);
  for (const system of ['light', 'dark'] as const) {
    const mode = expectedMode(combination, system);
    // Settings with a mode prove themselves only against the other mode of the system.
    if (combination.mode !== 'not set' && mode === system) continue;
    const page = await site.open('/', system);
    const found = [...(await checkPage(page, combination, mode)), ...(await checkContrast(page, mode))];
    findings.push(...found.map((finding) => ({ ...finding, page: `/, in a browser whose system is ${system}` })));
  }
  return findings;
}

async function checkContrast(page: Page, mode: Mode): Promise<PageFinding[]> {
  const violations = await violationsOn(page, 'color-contrast');
  return violations.map((violation) => ({
    property: 'contrast',
    subject: violation.replace(/^color-contrast: /, ''),
    expected: 'enough contrast',
    seen: `too little contrast in ${mode} mode`,
  }));
}

async function checkPage(page: Page, combination: LookCombination, mode: Mode): Promise<PageFinding[]> {
  const shown = await shownLook(page);
  const background = expectedBackground(combination, mode);
  const hasDecoration = combination.background.includes('decoration');
  const hasToggle = !combination.mode.startsWith('only');
  // Dark text on a light background needs light controls, whatever the mode is called.
  const scheme = combination.background === 'swapped' ? ({ light: 'dark', dark: 'light' } as const)[mode] : mode;
  return [
    ...difference('mode', 'the page', mode, shown.mode),
    ...difference('scheme', 'the page', scheme, shown.scheme),
    ...(background === undefined ? [] : difference('background', 'the content', background, shown.background)),
    ...difference('decoration', 'the page', String(hasDecoration), String(shown.hasDecoration)),
    ...difference('toggle', 'the button', hasToggle ? '1 visible' : '0 visible', `${shown.toggles} visible`),
  ];
}

interface ShownLook {
  mode: string;
  scheme: string;
  /** The color behind the content, in hex. */
  background: string;
  hasDecoration: boolean;
  toggles: number;
}

function shownLook(page: Page): Promise<ShownLook> {
  return page.evaluate(() => {
    const root = document.documentElement;
    let owner: Element = document.querySelector('#content')!;
    const isClear = (element: Element): boolean => /^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
    while (owner.parentElement && isClear(owner)) owner = owner.parentElement;
    const channels = getComputedStyle(owner).backgroundColor.match(/\d+/g) ?? [];
    const hex = channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('');
    const { backgroundImage, content } = getComputedStyle(document.body, '::before');
    return {
      mode: root.classList.contains('dark') ? 'dark' : 'light',
      scheme: getComputedStyle(root).colorScheme,
      background: `#${hex}`,
      hasDecoration: content !== 'none' && backgroundImage.includes('gradient'),
      toggles: [...document.querySelectorAll('octavo-theme-toggle')].filter((toggle) => toggle.checkVisibility())
        .length,
    };
  });
}

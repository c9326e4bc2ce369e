import { createHash } from 'node:crypto';
import { choiceScript } from '../../shell/choice-script.js';
import { railScript } from '../../shell/rail.js';
import { sidebarScript } from '../../shell/sidebar-script.js';
import { themeScript } from '../../shell/theme-script.js';
import { versionScript } from '../../shell/version-marks.js';
import type { Site } from '../../site/types.js';
import { loadings } from './analytics-script.js';

/** Where the note stands in the output. */
export const policyPath = '_octavo/content-security-policy.txt';

/** A note for whoever runs the host: the Content-Security-Policy under which the site and the services that it names work. */
export function policyNote(site: Site): string {
  const services = loadings(site);
  const connects = services.flatMap((service) => service.connects ?? []);
  const inline = [
    themeScript,
    sidebarScript,
    railScript,
    choiceScript,
    ...(site.navigation.shared ? [versionScript] : []),
  ];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.map(hash), ...services.flatMap(({ scripts }) => scripts)],
    'connect-src': ["'self'", ...connects],
    'img-src': ["'self'", 'data:', 'https:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-src': ["'self'", 'https:'],
  };
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`);
  return [
    'This site loads the services that its settings name. Send this header with its pages, so that nothing else is loaded:',
    '',
    `Content-Security-Policy: ${policy.join('; ')}`,
    '',
    'A service may ask for more hosts while it runs (a tag manager loads what is set up in it); its documentation lists them.',
    'Scripts written into a page, and media of other hosts, need entries of their own.',
    '',
  ].join('\n');
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

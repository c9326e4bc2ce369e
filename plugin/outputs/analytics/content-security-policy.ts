import { createHash } from 'node:crypto';
import { firstPaintScript, type FirstPaintScript } from '../../shell/first-paint.js';
import { speculationRules } from '../../shell/head/speculation-rules.js';
import type { Site } from '../../site/types.js';
import { loadings } from './analytics-script.js';

/** Path of the note in the output. */
export const policyPath = '_octavo/content-security-policy.txt';

/** A note for the operator of the host: a Content-Security-Policy that allows the site and its services. */
export function policyNote(site: Site, base: string): string {
  const services = loadings(site);
  const connects = services.flatMap((service) => service.connects ?? []);
  const inline: FirstPaintScript[] = ['theme', 'groups', 'sidebar', 'aside', 'tabs', 'redirect'];
  if (site.navigation.shared) inline.push('versions');
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inline.map((name) => hash(firstPaintScript(name))),
      hash(speculationRules(base)),
      ...services.flatMap(({ scripts }) => scripts),
    ],
    'connect-src': ["'self'", ...connects],
    'img-src': ["'self'", 'data:', 'https:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-src': ["'self'", 'https:'],
  };
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`);
  return [
    'This site loads the services named in its settings. Send this header with its pages to allow only these:',
    '',
    `Content-Security-Policy: ${policy.join('; ')}`,
    '',
    'A service may contact more hosts while it runs (for example, a tag manager loads what you set up in it). Its documentation lists them.',
    'Scripts that you wrote into a page, and media from other hosts, need their own entries.',
    '',
  ].join('\n');
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

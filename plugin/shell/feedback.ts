/** Below the content: whether the page was helpful, and links to its source and to the issues of its repository. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { Words } from '../languages/words.js';
import type { Repository } from '../site/repository.js';
import type { PageEntry } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { glyphs } from './glyphs.js';
import type { PageInput } from './types.js';
import { encodePart } from '../encode-address.js';

/** The row of feedback; empty where the site asks for none. */
export function renderFeedback({ site, page, base, repository, words }: PageInput): string {
  const { thumbsRating, suggestEdit, raiseIssue } = site.feedback;
  if (page.file === '') return '';
  const links: string[] = [];
  const add = (href: string, glyph: string, label: string): void => {
    links.push(`<li><a href="${hrefAttribute(href, base)}">${glyph}<span>${escapeHtml(label)}</span></a>`);
  };
  if (suggestEdit && repository) add(editAddress(repository, page.file), glyphs.pencil, words.suggestEdits);
  if (raiseIssue && repository) add(issueAddress(repository, page), glyphs.issue, words.raiseIssue);
  const rating = thumbsRating ? renderRating(words) : '';
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
  return rating || list
    ? `<aside id="feedback" aria-label="${escapeHtml(words.feedback)}">${rating}${list}</aside>`
    : '';
}

function renderRating(words: Words): string {
  const button = (answer: 'yes' | 'no', label: string): string =>
    `<button type="button" class="button button-quiet" data-answer="${answer}" aria-pressed="false">${glyphs.thumb}${escapeHtml(label)}</button>`;
  return (
    `<div class="rating" role="group" aria-labelledby="rating-question"><p id="rating-question" aria-live="polite" data-thanks="${escapeHtml(words.thanks)}">` +
    `${escapeHtml(words.helpful)}</p>${button('yes', words.yes)}${button('no', words.no)}</div>`
  );
}

type Host = 'gitlab' | 'bitbucket' | 'gitea' | 'github';

/** What is not known is taken for a host of GitHub's kind. */
function hostOf({ url }: Repository): Host {
  const { hostname } = new URL(url);
  if (hostname.includes('gitlab')) return 'gitlab';
  if (hostname.includes('bitbucket')) return 'bitbucket';
  return /codeberg|gitea|forgejo/.test(hostname) ? 'gitea' : 'github';
}

const edit: Record<Host, string> = { github: '/edit/', gitlab: '/-/edit/', bitbucket: '/src/', gitea: '/_edit/' };

function editAddress(repository: Repository, file: string): string {
  const { url, branch, folder } = repository;
  const host = hostOf(repository);
  const path = [folder, file].filter((part) => part !== '').join('/');
  const end = host === 'bitbucket' ? '?mode=edit' : '';
  return `${url}${edit[host]}${[...branch.split('/'), ...path.split('/')].map(encodePart).join('/')}${end}`;
}

function issueAddress(repository: Repository, { meta, route }: PageEntry): string {
  const host = hostOf(repository);
  const [title, body] = host === 'gitlab' ? ['issue[title]', 'issue[description]'] : ['title', 'body'];
  const query = new URLSearchParams({ [title]: `Docs: ${meta.title}`, [body]: `Page: ${route}` });
  return `${repository.url}${host === 'gitlab' ? '/-' : ''}/issues/new?${query.toString()}`;
}

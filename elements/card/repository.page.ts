import { h } from '../../runtime/jsx/node.js';
import { Card } from './card.page.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import type { HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';

/** Props of `<GitHub.Repo>`. */
export interface RepositoryProps extends HostProps {
  /** `owner/name`, or the URL of the repository. */
  repo?: string;
  /** `inset` or `flat`. Default `inset`. @partial both look like a card in a row */
  variant?: string;
}

/** `<GitHub.Repo repo>`: a card with the name of a repository and a link to it. It makes no request to GitHub. */
export const Repository: PageComponent<RepositoryProps> = ({ repo, variant, ...host }, page) => {
  const component = 'GitHub.Repo';
  enumProp(page, variant, { component, prop: 'variant', allowed: ['inset', 'flat'], fallback: 'inset' });
  if (!requireProp(page, repo, component, 'repo', '<GitHub.Repo repo="owner/name" />')) return undefined;
  const [, name] = /^(?:https?:\/\/(?:www\.)?github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(repo!.trim()) ?? [];
  if (!name)
    page.warn({
      code: 'prop-value',
      message: `<${component}> does not accept the repository "${repo}".`,
      hint: 'Write owner/name, or the URL of the repository.',
    });
  const href = name ? `https://github.com/${name}` : repo;
  return h(Card, { ...host, title: name ?? repo, href, icon: 'github', iconType: 'brands', horizontal: true });
};

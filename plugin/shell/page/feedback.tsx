/** Below the content: whether the page was helpful, and links to its source and to the issues of its repository. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import { linkAddress } from '../../addresses/addresses.js';
import { renderElement } from '../element.js';
import { icons } from '../icons.js';
import type { PageView } from '../types.js';
import { editAddress, issueAddress } from './source-address.js';

/** The feedback row; empty if the site does not ask for feedback. */
export function renderFeedback(view: PageView): Node {
  const { site, page, base, repository, uiStrings } = view;
  const { thumbsRating, suggestEdit, raiseIssue, endpoint } = site.feedback;
  if (page.file === '') return undefined;
  const links = [
    suggestEdit && repository
      ? { href: editAddress(repository, page.file), icon: icons.pencil, label: uiStrings.suggestEdits }
      : [],
    raiseIssue && repository
      ? { href: issueAddress(repository, page), icon: icons.issue, label: uiStrings.raiseIssue }
      : [],
  ].flat();
  if (!thumbsRating && links.length === 0) return undefined;
  const children = [
    thumbsRating && (
      <span slot="question" id="rating-question">
        {uiStrings.helpful}
      </span>
    ),
    links.length > 0 && (
      <ul>
        {links.map(({ href, icon, label }) => (
          <li>
            <a href={linkAddress(href, base)}>
              {icon}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    ),
  ];
  const props = { id: 'feedback', role: 'complementary', 'aria-label': uiStrings.feedback, endpoint };
  return renderElement('octavo-feedback', props, children, view, thumbsRating ? {} : { rating: 'false' });
}

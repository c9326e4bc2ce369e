/** Below the content: whether the page was helpful, and links to its source and to the issues of its repository. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import { renderLight } from '../element.js';
import { icons } from '../icons.js';
import type { PageView } from '../types.js';
import { editAddress, issueAddress } from './source-address.js';

/** The feedback row; empty if the site does not ask for feedback. */
export function renderFeedback(view: PageView): Node {
  const { site, page, link, repository, uiStrings } = view;
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
  const parts = [
    thumbsRating && (
      <div role="group" aria-labelledby="rating-question">
        <p id="rating-question" aria-live="polite">
          {uiStrings.helpful}
        </p>
        {renderAnswer('yes', 'feedback-thumbs-up', uiStrings.yes)}
        {renderAnswer('no', 'feedback-thumbs-down', uiStrings.no)}
      </div>
    ),
    links.length > 0 && (
      <ul>
        {links.map(({ href, icon, label }) => (
          <li>
            <a href={link(href)}>
              {icon}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    ),
  ];
  const props = { id: 'feedback-form', role: 'complementary', 'aria-label': uiStrings.feedback, endpoint };
  return renderLight('octavo-feedback', props, parts);
}

function renderAnswer(value: string, id: string, label: string): Node {
  return (
    <button id={id} class="octavo-control octavo-control-quiet" type="button" value={value} aria-pressed="false">
      {icons.thumb}
      {label}
    </button>
  );
}

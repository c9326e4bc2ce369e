import { h, type Node } from '../../../runtime/jsx/node.js';
import { renderLight } from '../../shell/element.js';
import { editAddress, issueAddress } from '../../load/git/source-address.js';
import { icons } from '../../shell/icons.js';
import type { PageView } from '../../shell/types.js';
import { feedbackOf } from './feedback-settings.js';

/** The feedback row; empty if the site does not ask for feedback. */
export function renderFeedback({ page, site, link, repository, uiStrings: strings }: PageView): Node {
  const { thumbsRating, suggestEdit, raiseIssue, endpoint } = feedbackOf(site);
  const { file } = page;
  if (file === '') return undefined;
  const source = page.madeBy ? page.madeBy.file : file;
  const links = [
    suggestEdit && repository && source !== undefined
      ? { href: editAddress(repository, source), icon: icons.pencil, label: strings.suggestEdits }
      : [],
    raiseIssue && repository
      ? { href: issueAddress(repository, page), icon: icons.issue, label: strings.raiseIssue }
      : [],
  ].flat();
  if (!thumbsRating && links.length === 0) return undefined;
  const parts = [
    thumbsRating && (
      <div role="group" aria-labelledby="rating-question">
        <p id="rating-question" aria-live="polite">
          {strings.helpful}
        </p>
        {renderAnswer('yes', 'feedback-thumbs-up', strings.yes)}
        {renderAnswer('no', 'feedback-thumbs-down', strings.no)}
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
  const props = { id: 'feedback-form', role: 'complementary', 'aria-label': strings.feedback, endpoint };
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

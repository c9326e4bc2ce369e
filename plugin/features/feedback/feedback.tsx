import { h, type Node } from '../../../runtime/jsx/node.js';
import { renderLight } from '../../shell/element.js';
import { icons } from '../../shell/icons.js';
import type { PageView } from '../../plugins/views.js';
import type { FeedbackSettings } from './feedback-settings.js';

/** The feedback row; `undefined` for a page of the whole site, and without content. */
export function renderFeedback(
  { kind, editUrl, issueUrl, strings }: PageView,
  { thumbsRating = false, suggestEdit, raiseIssue, endpoint }: FeedbackSettings,
): Node {
  if (kind === 'not-found' || kind === 'site-map') return undefined;
  const links = [
    { href: suggestEdit && editUrl, icon: icons.pencil, label: strings.suggestEdits },
    { href: raiseIssue && issueUrl, icon: icons.issue, label: strings.raiseIssue },
  ].filter(({ href }) => href);
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
            <a href={href}>
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

/** Below the content: whether the page was helpful, and links to its source and to the issues of its repository. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import { linkAddress } from '../../site/addresses.js';
import type { UiStrings } from '../../languages/ui-strings.js';
import { icons } from '../icons.js';
import type { PageView } from '../types.js';
import { editAddress, issueAddress } from './source-address.js';

/** The feedback row; empty if the site does not ask for feedback. */
export function renderFeedback({ site, page, base, repository, uiStrings }: PageView): Node {
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
  return (
    <aside id="feedback" aria-label={uiStrings.feedback}>
      {thumbsRating && renderRating(uiStrings, endpoint)}
      {links.length > 0 && (
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
      )}
    </aside>
  );
}

function renderRating(uiStrings: UiStrings, endpoint: string | undefined): Node {
  const button = (answer: 'yes' | 'no'): Node => (
    <button type="button" class="button button-quiet" data-answer={answer} aria-pressed="false">
      {icons.thumb}
      {uiStrings[answer]}
    </button>
  );
  return (
    <div class="rating" role="group" aria-labelledby="rating-question" data-endpoint={endpoint}>
      <p id="rating-question" aria-live="polite" data-thanks={uiStrings.thanks}>
        {uiStrings.helpful}
      </p>
      {button('yes')}
      {button('no')}
    </div>
  );
}

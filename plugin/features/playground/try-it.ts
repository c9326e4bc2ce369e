/** The playground of a page: a dialog that a button of the shell opens, whose scripts are loaded then. */
import { Visibility } from '../../../elements/visibility/visibility.page.js';
import type { ChannelModel } from '../../../playground/model/channel.js';
import type { OperationModel } from '../../../playground/model/operation.js';
import { h, html, type Node } from '../../../runtime/jsx/node.js';
import type { PlaygroundSettings } from './playground-settings.js';

export interface TryItOptions extends Omit<PlaygroundSettings, 'display'> {
  /** Its name, which is the text of the button that opens it. */
  title: string;
  /** Name of the button that closes it. */
  close: string;
  /** Shown until its scripts are loaded. */
  loading: string;
  /** Languages of the code samples. Default: all. */
  languages?: readonly string[];
  /** Address of the page that authorization servers send readers back to. */
  callback: string;
}

/** The panel with the model of a playground. */
export function tryIt(model: OperationModel | ChannelModel, options: TryItOptions): Node {
  const json = JSON.stringify(model).replaceAll('<', '\\u003c');
  return h(
    Visibility,
    { for: 'humans' },
    h(
      'div',
      { class: 'octavo-try-it' },
      h(
        'dialog',
        { id: 'api-playground-input', 'aria-label': options.title, closedby: 'any' },
        h(
          'octavo-playground',
          {
            'oauth-callback': options.callback,
            languages: options.languages?.join(','),
            prefill: options.prefill,
            proxy: options.proxy,
            environments: options.environments && JSON.stringify(options.environments),
            credentials: options.credentials,
          },
          html(`<script type="application/json">${json}</script>`),
          h('button', { slot: 'close', type: 'button', 'aria-label': options.close }, '×'),
        ),
        h('p', { role: 'status' }, options.loading),
      ),
    ),
  );
}

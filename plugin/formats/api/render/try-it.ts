/** The playground of a page: a dialog that a button of the shell opens, whose scripts are loaded then. */
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
import type { ChannelModel } from '../../../../playground/model/channel.js';
import type { Environment } from '../../../../playground/model/environment.js';
import type { Prefill } from '../../../../playground/model/form-state.js';
import type { OperationModel } from '../../../../playground/model/operation.js';
import { h, html, type Node } from '../../../../runtime/jsx/node.js';
import { requestModel } from './request-model.js';

export interface TryItOptions {
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
  /** Fields that start with the author's example. Default: the required ones. */
  prefill?: Prefill;
  /** Address of the proxy of the site. Default: none. */
  proxy?: string;
  /** Environments that readers can choose. Default: none. */
  environments?: readonly Environment[];
  /** Whether requests to other sites carry cookies. Default: false. */
  credentials?: boolean;
}

/** Nothing for webhooks, which are sent to the reader's server. */
export function tryIt(operation: OperationModel, options: TryItOptions): Node {
  return operation.kind === 'operation' ? playgroundPanel(requestModel(operation), options) : undefined;
}

/** The panel with the model of a playground. */
export function playgroundPanel(model: OperationModel | ChannelModel, options: TryItOptions): Node {
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

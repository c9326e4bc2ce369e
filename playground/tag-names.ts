/** The class of each element inside a playground by its tag. */
import type { ChannelView } from './channel/channel-view.js';
import type { OAuthForm } from './oauth/oauth-form.js';
import type { DocumentView } from './response/document-view.js';
import type { ExchangeView } from './response/exchange-view.js';
import type { JsonView } from './response/json/json-view.js';
import type { ResponseExampleView } from './response/response-example.js';
import type { SampleView } from './samples/sample-view.js';

declare global {
  interface HTMLElementTagNameMap {
    'octavo-json-view': JsonView;
    'octavo-playground-channel': ChannelView;
    'octavo-playground-document': DocumentView;
    'octavo-playground-oauth': OAuthForm;
    'octavo-playground-response': ExchangeView;
    'octavo-playground-response-example': ResponseExampleView;
    'octavo-playground-sample': SampleView;
  }
}

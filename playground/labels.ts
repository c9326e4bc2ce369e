/**
 * UI strings of the playground: English, unless the page has a translation. They are separate from the strings of
 * elements, so that only pages with a playground load them.
 */
import { translation } from '../elements/labels.js';

/**
 * Strings that the elements have too. They are repeated here so that the playground does not load the strings of all
 * elements.
 */
const shared = {
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Copy failed',
  deprecated: 'deprecated',
  required: 'required',
};

/** The UI strings of the playground alone. A page translates them as `playground.NAME`. */
export const english = {
  clientAuthentication: 'Client authentication',
  copyLink: 'Copy link',
  extraParameters: 'Additional parameters, one name=value per line',
  linkCopied: 'Link copied, without credentials and files.',
  loading: 'Loading…',
  name: 'Name',
  preview: 'Preview',
  proxy: 'Send through this proxy, which can read the request and its credentials:',
  redirectUri: 'Redirect URI to register with the authorization server',
  source: 'Source',
  value: 'Value',
  variables: 'Variables',
  variablesNote: '{{name}} in a field inserts the value of the variable.',
  addItem: 'Add item',
  addProperty: 'Add property',
  alternative: 'Alternative',
  anyOrigin: 'Any other server',
  audio: 'Audio of the response',
  authorization: 'Authorization',
  authorize: 'Authorize',
  body: 'Body',
  bodyText: 'Body as text',
  cancel: 'Cancel',
  canceled: 'Canceled',
  choose: 'Choose…',
  chooseFile: 'Choose a file or drop it here',
  clearHistory: 'Clear history',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  cookieParameters: 'Cookies',
  document: 'Document of the response',
  download: 'Download',
  emptyBody: 'The response has no body.',
  example: 'Example',
  exposedHeaders: 'Browsers hide other headers of this server, unless it names them in Access-Control-Expose-Headers.',
  failed: 'The request failed',
  forbiddenHeader: 'Browsers do not let a page set this header. It is part of the code samples only.',
  forbiddenCookie:
    'Browsers send cookies only to the site that set them. For a server on another site, this cookie is part of the code samples only.',
  formView: 'Form',
  graphqlErrors: 'GraphQL errors',
  headerParameters: 'Headers',
  headers: 'Headers',
  hide: 'Hide',
  history: 'History',
  image: 'Image of the response',
  mediaType: 'Media type',
  messages: 'Messages',
  missing: 'This field is required.',
  mutualTls: 'Your browser asks for a certificate when the server requires one.',
  noAuthorization: 'None',
  none: 'Not set',
  notANumber: 'Enter a number.',
  notShown: 'not shown',
  password: 'Password',
  pathParameters: 'Path',
  queryParameters: 'Query',
  querystringParameters: 'Query',
  refusedBody: 'Browsers do not send a body with {method}.',
  remember: 'Keep for this tab until it is closed',
  remove: 'Remove',
  request: 'Request',
  response: 'Response',
  reveal: 'Show',
  revealSecrets: 'Show credentials',
  hideSecrets: 'Hide credentials',
  running: 'Sending…',
  sample: 'Code sample',
  scopes: 'Scopes',
  search: 'Search',
  send: 'Send',
  sendCookies: 'Send the cookies that the server has set in this browser',
  server: 'Server',
  serverAddress: 'Server address',
  textView: 'Text',
  token: 'Token',
  truncated: 'Only the beginning is shown. Download the response to see all of it.',
  unusable: 'This playground has no operation. Set the operation property, or the spec and operation attributes.',
  useCurl: 'Send the request with the curl sample.',
  username: 'Username',
  video: 'Video of the response',
};

/** The UI strings of the playground by name. */
export type PlaygroundLabels = Readonly<Record<keyof typeof english, string>>;

/** The UI string called `name`. */
export function text(name: keyof typeof shared | keyof typeof english): string {
  return name in shared
    ? (translation(name) ?? shared[name as keyof typeof shared])
    : (translation(`playground.${name}`) ?? english[name as keyof typeof english]);
}

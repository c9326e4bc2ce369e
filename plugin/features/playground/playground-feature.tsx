import { h } from '../../../runtime/jsx/node.js';
import { handwrittenAddress } from '../../addresses/api-address.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { limitedKey } from '../../load/front-matter/limited-key.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { componentCss } from '../../shell/theme/style-sheet.js';
import { callbackOutput, callbackPath } from './oauth-callback.js';
import { playgroundOf } from './playground-settings.js';
import { tryIt } from './try-it.js';

const element = 'octavo-playground';
const panel = 'octavo-try-it';

/** The form that sends requests from API pages: a dialog in the content, and the button that opens it. */
export const playgroundFeature: BuiltinHooks = {
  name: 'playground',
  requestForm({ site, base }, page, { api, close, playground }) {
    if (!isShown(site, page)) return undefined;
    const { display: _, ...settings } = playgroundOf(site);
    const options = {
      ...settings,
      title: api.tryIt,
      close,
      loading: playground.loading,
      languages: site.api.isSampled === false ? ['none'] : site.api.languages,
      callback: `${base}${callbackPath}`,
    };
    return (model) => tryIt(model, options);
  },
  endpointAction({ rendered: { classes, elements }, uiStrings }, slot) {
    if (!elements.includes(element) || !classes.includes(panel)) return undefined;
    return (
      <button slot={slot} class="octavo-control tryit-button" type="button" aria-haspopup="dialog">
        {uiStrings.api.tryIt}
      </button>
    );
  },
  get styles() {
    return { [`.${panel}`]: componentCss('../../features/playground/try-it') };
  },
  siteOutputs: async () => [callbackOutput],
  // The reader selects the server that requests are sent to.
  hosts: () => [{ connect: ['*'], elements: [element] }],
  check: async ({ loaded: { site, pages } }) =>
    limitedKey(site.root, pages, {
      key: 'playground',
      name: '`playground: auth`',
      isUsed: (value) => value === 'auth',
      effect: 'but a static site has no readers who are signed in, so the endpoint is shown without a playground.',
      hint: 'Write `playground: interactive` to show the playground to everyone, or `playground: simple` to keep it hidden.',
    }),
};

/** Whether readers can send requests from the page. */
function isShown(site: Site, page: PageEntry): boolean {
  const method = handwrittenAddress(page)?.method;
  if (page.api ? !page.api.canTry : method === undefined || method === 'WEBHOOK') return false;
  const { playground } = page.meta;
  const display = typeof playground === 'string' ? playground : playgroundOf(site).display;
  return display === 'interactive' || display === 'show';
}

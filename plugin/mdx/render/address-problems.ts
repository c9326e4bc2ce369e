/** Problems of addresses in pages. */
import { startsOf } from '../../addresses/address-fault.js';
import { briefText } from '../../core/text/brief-text.js';
import type { Problem } from '../../core/errors/errors.js';

type Text = Pick<Problem, 'code' | 'message' | 'hint'>;

/** An address below the path of the site on a host. `meant`: the path from the docs folder. */
export function hostPathIncluded(address: string, meant: string): Text {
  const message = `The address "${briefText(address)}" includes the path of the site on a host; it is "${briefText(meant)}" here.`;
  return { code: 'link-host-path', message, hint: `Write "${briefText(meant)}".` };
}

/** An address that the page may not contain. `isData`: it comes from a specification or a setting. */
export function unsafeAddress(address: string, isData: boolean): Text {
  const shown = JSON.stringify(briefText(address));
  return {
    code: 'address-unsafe',
    message: isData
      ? `The address ${shown} is not a path and does not start with ${startsOf.link}. It is removed.`
      : `The address ${shown} may not run code or contain a document. It is removed.`,
    hint: isData
      ? 'Other addresses are possible only in your own pages.'
      : 'Write an address that begins with https:// or /. Code of your own belongs in a script or an event handler.',
  };
}

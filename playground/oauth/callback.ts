/** The script of the static callback page. */
import { sendCallback } from './callback-channel.js';

sendCallback(location);
// The code must not stay in the history of the browser.
history.replaceState(null, '', location.pathname);
close();

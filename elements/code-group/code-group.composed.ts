import type { Composed } from '../composed.js';
import { tabButton } from '../tabs/tabs.composed.js';

export const codeGroup: Composed = { class: 'code-group', parts: { list: 'code-group-tab-bar', tab: tabButton } };

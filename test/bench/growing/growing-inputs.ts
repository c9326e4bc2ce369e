/** All kinds of input that are measured. */
import { apiInputs } from './growing-apis.js';
import { folderInputs } from './growing-folders.js';
import { pageInputs } from './growing-pages.js';
import { settingsInputs } from './growing-settings.js';
import type { GrowingInput } from './growing-site.js';

export const growingInputs: readonly GrowingInput[] = [...settingsInputs, ...folderInputs, ...pageInputs, ...apiInputs];

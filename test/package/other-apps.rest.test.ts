/** Apps of further frameworks. */
import { testApps } from './test-apps.js';

testApps(['vue-ts', 'svelte-ts']);

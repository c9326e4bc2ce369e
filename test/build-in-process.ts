/**
 * Runs before each test file: pages of sites that are built from the sources are built in the process of the test, which
 * has loaded their code. Tests about processes set it to `false`.
 */
import { defaultPool } from '../plugin/core/pool/pool-options.js';

defaultPool.isInProcess = true;

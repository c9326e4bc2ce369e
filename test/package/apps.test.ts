/** An app without a framework and one with React. */
import { testApps } from './test-apps.js';

testApps(['vanilla-ts', 'react-ts']);

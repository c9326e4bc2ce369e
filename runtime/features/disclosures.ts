/** Events and addresses of sections that open and close. */
import { connectSections } from '../../elements/accordion/connect-sections.js';

connectSections();

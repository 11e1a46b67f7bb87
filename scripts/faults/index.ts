import { chatFaults } from './chat';
import { documentFaults } from './documents-and-consent';
import { frameFaults } from './frame-and-controls';
import { pageFaults } from './pages-and-languages';
import { programFaults } from './program-and-input';

/** All faults that `npm run test:faults` plants. */
export const faults = [...pageFaults, ...frameFaults, ...documentFaults, ...chatFaults, ...programFaults];

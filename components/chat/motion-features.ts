/** What framer-motion needs to animate; a chunk of its own, fetched together with the panel. */
export { domAnimation } from 'framer-motion';

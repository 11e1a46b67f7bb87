import { email, repliesIn } from '@/content/facts-in-copy';
import type { SiteStatusPage } from '@/content/types';

const reply = repliesIn('en');

export const siteStatus = {
  meta: {
    title: 'Site Status',
    description:
      'When this website was built, what was checked before it went out, what we know does not work, and how to tell us of a weakness.',
  },
  heading: 'Site status',
  build: { title: 'This build', columns: ['What', 'Value'], commit: 'Version', date: 'Date of that version' },
  checks: {
    title: 'What was checked',
    columns: ['Check', 'Result'],
    names: {
      pages: 'Every page opens in both languages, with and without JavaScript',
      links: 'No link leads nowhere',
      accessibility: 'Automated accessibility tests (axe)',
      contrast: 'Contrast of text and controls',
      reading: 'Reading level of the copy',
      policy: 'Security policy and headers',
      bytes: 'Size of the pages',
    },
    passed: 'Passed',
    unknown: 'No result',
    run: 'Results of the run that ended on {date} ({commit}).',
    none: 'No results came with this build.',
  },
  known: {
    title: 'What we know does not work, or was not tried',
    items: [
      'We test with Chrome (its open version), Firefox and WebKitGTK. We have not tested on an iPhone or a Mac.',
      'Automated tests find only some barriers. People who use screen readers every day have not yet tested every page.',
      'Pages that you save for a time without a connection do not show pictures that your browser no longer has.',
    ],
  },
  report: {
    title: 'Tell us of a weakness',
    paragraphs: [
      `If you find a weakness in the security of this website, write to ${email.privacy}, in English or Spanish. Say what you did and what you saw. We answer within ${reply.security}.`,
      'Please look only at this website. Do not read or change data that is not yours, do not disturb the site for others, and give us time to mend it before you tell others. If you act this way and in good faith, we will not take legal action against you.',
    ],
  },
} satisfies SiteStatusPage;

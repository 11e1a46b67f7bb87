import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import type { OfflinePage } from '@/content/types';

export const offline = {
  meta: {
    title: 'No Connection',
    description:
      'This page is shown while your device has no internet connection. It lists our phone numbers, hours and addresses.',
  },
  heading: 'You are offline',
  text: 'This page is not saved on your device. Connect to the internet and load it again. You can still reach us:',
  ways: [
    { label: 'Phone', lines: [`Toll-free: ${phone.main}`, `In Spanish: ${phone.spanish}`] },
    { label: 'Phone hours', lines: [hoursIn('en').officeEastern] },
    { label: 'Email', lines: [email.info] },
    { label: 'Mail', lines: [at.mail] },
    { label: 'Office', lines: [at.office] },
  ],
  savedTitle: 'Pages saved on this device',
  copy: {
    label: 'Saved copy',
    text: 'This page did not load from the internet. This copy was saved on your device on {time}. The page may have changed since then.',
  },
} satisfies OfflinePage;

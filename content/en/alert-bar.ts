import type { AlertBar } from '@/content/types';

export const alertBar = {
  text: 'Closed November 26.',
  link: { label: 'See our hours', href: '/contact' },
} satisfies AlertBar;

import type { NotFoundPage } from '@/content/types';

export const notFound = {
  meta: {
    title: 'Page Not Found',
    description:
      'The page you asked for is not here. It may have moved, or the address may hold a typing error. These links lead to what most visitors need.',
  },
  reassurance: 'Nothing has changed on your account.',
  helpTitle: 'What most visitors look for',
  help: [
    { label: 'Help with a debt: find your situation', href: '/help' },
    { label: 'Make a payment', href: '/make-payment' },
    { label: 'Contact us', href: '/contact' },
    { label: 'Your rights and how to dispute a debt', href: '/make-payment#dispute' },
  ],
} satisfies NotFoundPage;

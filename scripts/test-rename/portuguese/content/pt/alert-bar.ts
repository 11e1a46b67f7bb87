import type { AlertBar } from '@/content/types';

export const alertBar = {
  text: 'Fechado em 26 de novembro.',
  link: { label: 'Ver o horário', href: '/contact' },
} satisfies AlertBar;

import type { AlertBar } from '@/content/types';

export const alertBar = {
  text: 'Cerrado el 26 de noviembre.',
  link: { label: 'Horario', href: '/contact' },
} satisfies AlertBar;

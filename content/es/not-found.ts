import type { NotFoundPage } from '@/content/types';

export const notFound = {
  meta: {
    title: 'Página no encontrada',
    description:
      'La página que pidió no está aquí. Tal vez cambió de lugar, o la dirección tiene un error. Estos enlaces llevan a lo que más buscan las personas.',
  },
  reassurance: 'Nada ha cambiado en su cuenta.',
  helpTitle: 'Lo que más se busca',
  help: [
    { label: 'Ayuda con una deuda: busque su situación', href: '/help' },
    { label: 'Hacer un pago', href: '/make-payment' },
    { label: 'Comunicarse con nosotros', href: '/contact' },
    { label: 'Sus derechos y cómo disputar una deuda', href: '/make-payment#dispute' },
  ],
} satisfies NotFoundPage;

import type { NotFoundPage } from '@/content/types';

export const notFound = {
  meta: {
    title: 'Página não encontrada',
    description: 'A página que você procura não está aqui. Estes links levam ao que a maioria dos visitantes precisa.',
  },
  reassurance: 'Nada mudou na sua conta.',
  helpTitle: 'O que a maioria dos visitantes procura',
  help: [
    { label: 'Ajuda com uma dívida', href: '/help' },
    { label: 'Fazer um pagamento', href: '/make-payment' },
    { label: 'Página inicial', href: '/' },
  ],
} satisfies NotFoundPage;

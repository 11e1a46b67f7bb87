import { list, section } from '@/content/blocks';
import { email, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('pt');

export const unsubscribe = {
  meta: {
    title: 'Cancelar os nossos e-mails',
    description: 'Pare os nossos e-mails para qualquer endereço, de graça e sem senha, e veja o que acontece depois.',
  },
  title: 'Cancelar os nossos e-mails',
  lead: 'Você pode parar os nossos e-mails a qualquer momento. É grátis e você não precisa dizer por quê.',
  actions: [{ label: 'Parar os e-mails', href: site.emailUnsubscribe }],
  sections: [
    section('ways', 'Como cancelar', [
      list('Use qualquer um destes meios:', [
        'Use o link no fim de cada mensagem.',
        `Ligue para ${phone.main}.`,
        `Escreva para ${email.info}.`,
      ]),
    ]),
    section('what-happens-next', 'O que acontece depois', [
      `Se outro e-mail chegar, avise-nos. Respondemos em ${repliesIn('pt').complaint}.`,
    ]),
  ],
} satisfies InformationPage;

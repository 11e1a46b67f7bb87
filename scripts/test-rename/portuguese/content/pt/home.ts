import { hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { HomePage } from '@/content/types';

const hours = hoursIn('pt');

export const home = {
  meta: {
    title: 'Um escritório de advocacia que cobra dívidas para credores',
    description:
      'Recebeu uma carta ou uma ligação nossa? Confira se fomos nós, veja como pagar sem taxa ou conteste a dívida.',
  },
  hero: {
    banner: { image: 'colonnade', position: 'center' },
    alt: 'Uma colunata de pedra vista dos degraus.',
    title: 'Primeiro, os fatos',
    text: 'Somos um escritório de advocacia que cobra dívidas para credores.',
    action: { label: 'Quem somos', href: '/about' },
  },
  leadCards: {
    title: 'O que traz você aqui?',
    cards: [
      {
        id: 'letter-or-call',
        subtitle: 'Conferir',
        title: 'Recebi uma carta ou uma ligação',
        copy: 'Confira se fomos nós antes de nos dar qualquer dado.',
        link: { label: 'Conferir se fomos nós', href: '/is-this-us' },
      },
      {
        id: 'make-payment',
        subtitle: 'Pagar',
        title: 'Quero fazer um pagamento',
        copy: 'Pague on-line, por telefone ou pelo correio, sem taxa.',
        link: { label: 'Comparar as formas de pagar', href: '/make-payment' },
      },
      {
        id: 'dispute',
        subtitle: 'Contestar',
        title: 'Está errado, ou preciso de ajuda',
        copy: 'Talvez a dívida não seja sua. [Escreva para nós](/letters/dispute) dentro do prazo.',
        link: { label: 'Encontrar a sua situação', href: '/help' },
      },
      {
        id: 'client',
        subtitle: 'Clientes',
        title: 'Sou cliente',
        copy: 'Acompanhe as contas que você nos confiou.',
        link: { label: 'Acesso de clientes', href: sitesIn('pt').clientAccess },
      },
    ],
  },
  infoPanel: {
    title: 'Com quem você está lidando',
    text: `${firm.name} é um escritório de advocacia e uma empresa de cobrança.`,
    facts: [
      {
        id: 'hours',
        subtitle: 'Horário',
        title: hours.officeEastern,
        copy: `Nunca ligamos antes das ${hours.calls.from} nem depois das ${hours.calls.until}.`,
      },
    ],
    people: {
      id: 'real-people',
      subtitle: 'Pessoas de verdade',
      title: 'Pessoas para quem você pode ligar',
      copy: 'Gravamos as ligações e avisamos no começo.',
      phones: [{ label: 'De qualquer lugar', phone: phone.main }],
    },
    link: { label: 'O que fazemos para credores', href: '/services' },
    statement: 'Você pode esperar fatos claros, tempo para conferi-los e respeito.',
  },
  paymentPanel: {
    title: 'Quando você quiser pagar',
    copy: 'Se a dívida é sua e o valor está certo, escolha a forma que lhe convém.',
    points: ['**Sem taxa.** Não acrescentamos nada ao seu pagamento.'],
    action: { label: 'Fazer um pagamento', href: '/make-payment' },
    secondary: { label: 'Se você não pode pagar agora', href: '/help/cannot-pay' },
  },
} satisfies HomePage;

import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import type { OfflinePage } from '@/content/types';

export const offline = {
  meta: {
    title: 'Sem conexão',
    description:
      'Esta página aparece quando o seu aparelho está sem internet. Ela traz os nossos telefones e endereços.',
  },
  heading: 'Você está sem internet',
  text: 'Esta página não está salva no seu aparelho. Conecte-se e abra-a de novo. Você ainda pode falar conosco:',
  ways: [
    { label: 'Telefone', lines: [phone.main] },
    { label: 'Horário', lines: [hoursIn('pt').officeEastern] },
    { label: 'E-mail', lines: [email.info] },
    { label: 'Correio', lines: [at.mail] },
  ],
  savedTitle: 'Páginas salvas neste aparelho',
  copy: {
    label: 'Cópia salva',
    text: 'Você está sem internet. Esta cópia foi salva no seu aparelho em {time}. A página pode ter mudado desde então.',
  },
} satisfies OfflinePage;

import { blocks, list } from '@/content/blocks';
import type { LettersHub } from '@/content/types';

export const letters = {
  meta: {
    title: 'Cartas que você pode nos enviar',
    description:
      'Cinco cartas que esta página escreve para você: perguntar sobre uma dívida, contestá-la ou limitar o contato.',
  },
  title: 'Cartas para nos enviar',
  lead: 'Escolha o que você quer nos dizer. A página escreve a carta, e você a imprime, assina e envia.',
  list: 'O que você quer dizer?',
  note: 'Nada do que você digita é enviado ou guardado.',
  after: {
    title: 'O que uma carta não pode fazer',
    blocks: blocks([
      'Uma carta para nós não responde a um tribunal.',
      list('Mais ajuda:', ['[Você foi processado](/help/sued): o que fazer primeiro.']),
    ]),
  },
} satisfies LettersHub;

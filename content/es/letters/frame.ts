import { firm } from '@/content/firm';
import type { LetterFrame } from '@/content/types';

export const letterFrame = {
  subject: 'Asunto: {subject}. Número de referencia: {reference}',
  creditor: 'Acreedor que nombra el aviso: {creditor}',
  notice: 'Fecha del aviso de la deuda: {date}',
  salutation: `A ${firm.name}:`,
  closing: 'Atentamente,',
  signature: 'Firma',
  enclosed: 'Adjunto: copia del aviso de la deuda',
  box: 'Casilla para marcar:',
  words: {
    everyDay: 'cualquier día',
    weekdays: 'de lunes a viernes',
    weekends: 'los sábados y domingos',
    eastern: 'hora del Este',
    central: 'hora del Centro',
    mountain: 'hora de la Montaña',
    pacific: 'hora del Pacífico',
    alaska: 'hora de Alaska',
    hawaii: 'hora de Hawái',
    atlantic: 'hora del Atlántico',
    chamorro: 'hora de Chamorro',
    samoa: 'hora de Samoa',
  },
} satisfies LetterFrame;

import { blocks } from '@/content/blocks';
import { email } from '@/content/inline';
import type { LetterPage } from '@/content/types';

export const stopContactLetter = {
  meta: {
    title: 'Carta para que dejemos todo contacto',
    description:
      'Escriba una carta que pide dejar todo contacto por una deuda, y vea antes lo que no hace. Nada de lo que escriba sale de la página.',
  },
  title: 'Que dejemos todo contacto',
  lead: 'Puede pedirnos por escrito que dejemos todo contacto por una cuenta. Después solo podemos escribirle por dos razones.',
  forWhom: 'No quiere saber nada más de nosotros por esta cuenta.',
  before: blocks([
    '**Lo que esta carta no hace:** no cancela la deuda, no detiene una demanda ni los papeles del tribunal, y no cancela los pagos ya programados. Después tampoco le escribimos sobre planes de pago.',
    'Si solo quiere menos llamadas, o solo cartas, mejor [limite el contacto](/letters/limit-contact). Envíe una de las dos cartas, no las dos. Esto es información general, no un consejo legal.',
  ]),
  letter: {
    subject: 'Dejen de comunicarse conmigo',
    paragraphs: {
      stop: 'Dejen toda comunicación conmigo sobre la cuenta que ustedes me piden pagar.',
      dispute: 'También disputo esta deuda.',
    },
    items: {},
  },
  when: blocks([
    `No hay fecha límite. La carta vale desde que la recibimos, y también un correo electrónico a ${email.disputes}. Si además disputa la deuda, envíela a más tardar en la fecha de su aviso de la deuda.`,
  ]),
  then: blocks([
    'Después solo podemos escribirle para decir que terminamos, o que cierto paso legal puede seguir o seguirá. Si más adelante usted nos escribe, podemos responderle una vez.',
    'La deuda sigue igual, y las fechas del tribunal también. Para cancelar un pago programado, [calcule el último día seguro](/dates#cancel). Si cambia de opinión, escríbanos o llámenos.',
  ]),
} satisfies LetterPage<'stop-contact'>;

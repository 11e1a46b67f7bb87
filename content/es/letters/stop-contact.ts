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
  lead: 'Puede pedirnos por escrito que dejemos todo contacto por una cuenta. Entonces dejamos de comunicarnos, con dos excepciones.',
  forWhom: 'No quiere saber nada más de nosotros por esta cuenta.',
  before: blocks([
    '**Lo que no hace:** no cancela la deuda, no detiene una demanda ni los papeles del tribunal, y no cancela los pagos ya programados. También terminan nuestras ofertas de un plan.',
    'Si solo quiere menos llamadas, mejor [limite el contacto](/letters/limit-contact). No envíe las dos cartas. Esto es información general, no un consejo legal.',
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
    `Puede enviarla cualquier día. Vale desde que la recibimos, y un correo electrónico a ${email.disputes} cuenta como escrito. Si además quiere disputar la deuda, envíela a más tardar en la fecha de su aviso de la deuda.`,
  ]),
  then: blocks([
    'Solo podemos contactarle una vez más para decirle que terminamos, o para avisarle de que cierto paso legal se puede dar o se dará. Nada más.',
    'La deuda sigue igual, y las fechas del tribunal también. Para cancelar un pago programado, [calcule el último día seguro](/dates#cancel). Si cambia de opinión, escríbanos o llámenos.',
  ]),
} satisfies LetterPage<'stop-contact'>;

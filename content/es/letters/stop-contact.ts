import { blocks } from '@/content/blocks';
import { email } from '@/content/facts-in-copy';
import type { LetterPage } from '@/content/types';

export const stopContactLetter = {
  meta: {
    title: 'Carta para que dejemos de comunicarnos con usted',
    description:
      'Escriba una carta que nos pide dejar de comunicarnos por una deuda, y vea antes lo que no hace. Nada de lo que escriba sale de la página.',
  },
  title: 'Pedir que dejemos de comunicarnos',
  lead: 'Puede pedirnos por escrito que dejemos de comunicarnos con usted sobre una cuenta. Después solo podemos escribirle para decirle que ya no vamos a cobrar, para avisarle de un paso legal concreto que nosotros o el acreedor podemos dar o vamos a dar o, si lo pide, para responder a su disputa.',
  forWhom: 'No quiere saber nada más de nosotros por esta cuenta.',
  before: blocks([
    '**Lo que esta carta no hace:** no elimina la deuda, no detiene una demanda ni los papeles del tribunal, y no cancela los pagos ya programados. Después de recibirla, tampoco le escribimos sobre planes de pago.',
    'Si solo quiere menos llamadas, o solo cartas, basta con [limitar el contacto](/letters/limit-contact). Envíe una de las dos cartas, no las dos. Esto es información general y no asesoría legal.',
  ]),
  byHand: 'Si marca la casilla 2 para disputar la deuda, marque también la 3: así podemos mandarle la respuesta.',
  letter: {
    subject: 'Dejen de comunicarse conmigo',
    paragraphs: {
      stop: 'Por favor, dejen de comunicarse conmigo, por cualquier medio, sobre la cuenta que ustedes me piden pagar.',
      dispute: 'También disputo esta deuda.',
      answerByMail: 'Por favor, mándenme por correo postal, a la dirección de arriba, la respuesta a mi disputa.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni en todo ni en parte, ni prometo pagarla.',
    },
    items: {},
  },
  when: blocks([
    `Puede enviarla en cualquier momento. La carta vale desde que la recibimos. Un correo electrónico a ${email.disputes} vale igual. Si además disputa la deuda, envíela a más tardar en la fecha límite impresa en su aviso de la deuda. En ese caso, no quite de la carta la frase que pide la respuesta por correo postal (en la carta en blanco, marque la casilla 3): sin ella, quizá no podamos responder a su disputa.`,
  ]),
  then: blocks([
    'Desde que la recibimos, le escribimos solo por las razones que están al comienzo de esta página. Si más adelante usted nos escribe, podemos responderle una vez.',
    'La deuda sigue igual, y las fechas del tribunal también. Para cancelar un pago programado, [calcule el último día seguro](/dates#cancel). Si cambia de opinión, escríbanos o llámenos.',
  ]),
  event: {
    title: 'Fecha límite para disputar la deuda',
    text: 'Envíe la carta a más tardar este día. El correo postal puede tardar una semana; si puede, envíela antes.',
    late: 'Envíe la carta de todos modos: vale para que dejemos de comunicarnos, y también revisamos las disputas que llegan tarde.',
  },
} satisfies LetterPage<'stop-contact'>;

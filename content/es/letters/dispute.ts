import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const disputeLetter = {
  meta: {
    title: 'Carta para disputar una deuda',
    description:
      'Escriba una carta que disputa toda la deuda o una parte. Complete lo que sepa, imprímala y envíela. Nada de lo que escriba sale de la página.',
  },
  title: 'Disputar una deuda',
  lead: 'Si cree que una deuda está mal, toda o en parte, puede disputarla. Esta página le ayuda a escribir la carta con lo que sepa.',
  forWhom: 'La deuda no es suya, el monto está mal, ya la pagó o quiere recibir antes la verificación.',
  before: blocks([
    'Envíela a más tardar en la fecha límite impresa en su aviso de la deuda, y tendremos que dejar de cobrar lo que disputa hasta mandarle la verificación de la deuda o la copia de un fallo. Para disputar no tiene que pagar ni probar nada.',
    'La carta no dice que la deuda sea suya. Tampoco cuenta como contestación en el tribunal: si le llegaron papeles, [presente su contestación allí](/help/sued) dentro del plazo que indican. Esto es información general y no asesoría legal.',
  ]),
  byHand:
    'Si marca la casilla 2 para disputar toda la deuda, marque también la 8. Si marca la 3 para disputar una parte, marque también la 9.',
  letter: {
    subject: 'Disputa',
    paragraphs: {
      about: 'Les escribo sobre la cuenta que ustedes me piden pagar.',
      disputeAll: 'Disputo toda la deuda.',
      disputePart: 'Disputo {amount} del monto que ustedes reclaman.',
      disputePartOf: 'Disputo {amount} de los {claimed} que ustedes reclaman.',
      reasons: 'Mis motivos son:',
      ownWords: 'Con mis propias palabras: {words}',
      verification: 'Por favor, envíenme la verificación de la deuda o una copia del fallo, si lo hay.',
      originalCreditor:
        'Envíenme también el nombre y la dirección del acreedor original, si no es el que nombra su aviso. Hasta que me respondan a esto, les pido que no cobren nada de esta deuda.',
      stopAll:
        'Por favor, dejen de cobrar esta deuda hasta que me hayan enviado la verificación o la copia de un fallo.',
      stopPart:
        'Por favor, dejen de cobrar la parte que disputo hasta que me hayan enviado la verificación o la copia de un fallo.',
      bureaus:
        'Si reportaron esta deuda a una compañía de informes de crédito, o si se la pasan a alguien más, indiquen que está en disputa.',
      mailOnly: 'Por favor, respóndanme solo por correo postal, a la dirección de arriba.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni en todo ni en parte, ni prometo pagarla.',
    },
    items: {
      notMine: 'No reconozco esta deuda. Hasta donde sé, no es mía.',
      wrongAmount: 'El monto que ustedes indican no es correcto.',
      paid: 'Esta cuenta ya está pagada, o ya se llegó a un acuerdo sobre ella.',
      identityTheft: 'Alguien usó mi nombre o mis datos sin mi permiso.',
      forced: 'Alguien me obligó a abrir esta cuenta o me engañó para que la abriera.',
      bankruptcy: 'Esta cuenta fue parte de un caso de bancarrota.',
      tooOld: 'Hasta donde sé, esta deuda es demasiado antigua para demandar por ella.',
      medical: 'El seguro o la asistencia financiera debía cubrir esta factura, o la factura está mal.',
    },
  },
  when: blocks([
    'Envíela a más tardar en la fecha límite impresa en su aviso de la deuda. En una carta por correo cuenta la fecha del matasellos; en un correo electrónico, la hora de envío; si entrega la carta en persona o por mensajero, el día de la entrega. El correo postal puede tardar una semana, y solo podemos dejar de cobrar cuando la recibimos: no espere hasta el último día. Si no encuentra la fecha, [calcúlela aquí](/dates#dispute).',
    'Si esa fecha ya pasó, envíe la carta de todos modos. La revisamos y le decimos qué encontramos. En el estado de Nueva York puede disputar [en cualquier momento](/make-payment#dispute) una deuda que el acreedor dio de baja como pérdida. En la ciudad de Nueva York quizá cuente también una disputa hecha por teléfono o después de esa fecha.',
  ]),
  then: blocks([
    'Si la envió a más tardar en esa fecha, dejamos de cobrar lo que disputa hasta haberle enviado la verificación o la copia de un fallo. Si también pidió los datos del acreedor original, no cobramos nada de la deuda hasta habérselos enviado.',
    'Le respondemos por correo postal, a menos que nos haya dado permiso para escribirle por correo electrónico. Mientras espera, no tiene que llamar ni pagar. Si no hacemos lo que dice esta página, puede [presentar una queja ante una oficina pública](/help#free-help).',
  ]),
  event: {
    title: 'Fecha límite para disputar la deuda',
    text: 'Envíe la carta a más tardar este día. El correo postal puede tardar una semana; si puede, envíela antes.',
    late: 'Envíe la carta de todos modos. También revisamos las disputas que llegan tarde y le decimos qué encontramos.',
  },
} satisfies LetterPage<'dispute'>;

import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const moreInformationLetter = {
  meta: {
    title: 'Carta para pedir más información sobre una deuda',
    description:
      'Escriba una carta que pregunta quién es el acreedor, de dónde sale el monto y qué documentos hay. Nada de lo que escriba sale de la página.',
  },
  title: 'Pedir más información',
  lead: 'Si no tiene datos suficientes para saber si una deuda es suya, pregúntenos antes de decidir nada.',
  forWhom: 'Le escribimos o llamamos y no sabe de qué se trata.',
  before: blocks([
    'La carta hace las preguntas que usted elija. Si la prepara en esta página, dice también que disputa la deuda, a menos que usted desmarque esa casilla. En la carta en blanco, para disputar marque la casilla 4. Mándela a más tardar en la fecha límite de su aviso de la deuda.',
    'La carta no dice que la deuda sea suya. Tampoco cuenta como contestación en el tribunal: si le llegaron papeles, [presente su contestación allí](/help/sued) dentro del plazo que indican. Esto es información general y no asesoría legal.',
  ]),
  byHand: 'Si no marca la casilla 4, la carta solo hace preguntas y no disputa la deuda.',
  letter: {
    subject: 'Solicitud de información',
    paragraphs: {
      answering: 'Ustedes se comunicaron conmigo sobre ella el {date}.',
      about: 'Les escribo sobre la cuenta que ustedes me piden pagar.',
      unsure: 'No tengo datos suficientes para saber si es mía.',
      asks: 'Por favor, envíenme o díganme:',
      asDispute: 'Por favor, traten esta carta también como una disputa de toda la deuda.',
      mailOnly: 'Por favor, respóndanme solo por correo postal, a la dirección de arriba.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni en todo ni en parte, ni prometo pagarla.',
    },
    items: {
      creditors: 'El nombre y la dirección del acreedor actual y del acreedor original.',
      amount: 'Un desglose del monto: el saldo inicial y todos los intereses, cargos, pagos y créditos desde entonces.',
      dates: 'Las fechas del incumplimiento, del último pago y, si la hubo, de la baja de la deuda como pérdida.',
      signature: 'Una copia de cualquier documento con mi firma.',
      license: 'El número de su licencia o registro para cobrar deudas en mi estado.',
      age: 'Si, según sus registros, esta deuda es demasiado antigua para demandar por ella.',
    },
  },
  when: blocks([
    'Envíela a más tardar en la fecha límite impresa en su aviso de la deuda. En una carta por correo cuenta la fecha del matasellos; en un correo electrónico, la hora de envío; si entrega la carta en persona o por mensajero, el día de la entrega. El correo postal puede tardar una semana, y solo podemos dejar de cobrar cuando la recibimos: no espere hasta el último día. Si no encuentra la fecha, [calcúlela aquí](/dates#dispute).',
    'Si esa fecha ya pasó, envíe la carta de todos modos: le respondemos. En el estado de Nueva York puede pedir [en cualquier momento](/make-payment#dispute) los papeles que prueban una deuda que el acreedor dio de baja como pérdida. En la ciudad de Nueva York, quizá también valga una disputa después de esa fecha.',
  ]),
  then: blocks([
    'Si la envió a más tardar en esa fecha con la casilla de la disputa marcada, dejamos de cobrar hasta haberle enviado la verificación o la copia de un fallo. Si en ese plazo preguntó quién es el acreedor original, dejamos de cobrar hasta responderle eso. Sus otras preguntas las contestamos según nuestros registros.',
    'Nuestras respuestas no cambian la fecha límite para disputar. Si la casilla de la disputa quedó sin marcar, mande [su disputa](/letters/dispute) a más tardar en esa fecha, aunque todavía no le hayamos respondido. Cuando tenga las respuestas, puede agregar sus motivos, [pedir un plan de pago](/help/cannot-pay) o [mostrárselas a alguien que asesore gratis](/help#free-help).',
  ]),
  event: {
    title: 'Fecha límite para disputar la deuda',
    text: 'Envíe la carta a más tardar este día. El correo postal puede tardar una semana; si puede, envíela antes.',
    late: 'Envíe la carta de todos modos: le respondemos.',
  },
} satisfies LetterPage<'more-information'>;

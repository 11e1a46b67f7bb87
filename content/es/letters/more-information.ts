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
  forWhom: 'Recibió una carta o una llamada y no sabe de qué se trata.',
  before: blocks([
    'La carta hace las preguntas que usted elija. Si la envía a más tardar en la fecha de su aviso de la deuda, cuenta también como disputa, a menos que desmarque esa casilla.',
    'No dice que la deuda sea suya. Si le llegaron papeles del tribunal, [contéstele también al tribunal](/help/sued), porque la carta no lo hace. Esto es información general, no un consejo legal.',
  ]),
  letter: {
    subject: 'Pido información',
    paragraphs: {
      answering: 'Se comunicaron conmigo el {date}.',
      about: 'Les escribo sobre la cuenta que ustedes me piden pagar.',
      unsure: 'No tengo datos suficientes para saber si es mía.',
      asks: 'Por favor, envíenme:',
      asDispute: 'Traten esta carta como una disputa de la deuda hasta que la hayan respondido.',
      mailOnly: 'Por favor, respóndanme solo por correo postal, a la dirección de arriba.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni toda ni en parte.',
    },
    items: {
      creditors: 'El nombre y la dirección del acreedor actual y del acreedor original.',
      amount:
        'Un desglose del monto: la deuda al principio y todos los intereses, cargos, pagos y créditos desde entonces.',
      dates: 'La fecha del incumplimiento y la del último pago.',
      signature: 'Una copia de cualquier documento con mi firma.',
      license: 'El número de su licencia o registro para cobrar deudas en mi estado.',
      age: 'Si ya pasó el plazo para demandar por esta deuda.',
    },
  },
  when: blocks([
    'Envíela a más tardar en la fecha impresa en su aviso de la deuda. Para una carta contamos el matasellos; para un correo electrónico, la hora en que lo envió. Si no encuentra la fecha, [calcúlela aquí](/dates#dispute).',
    'Si esa fecha ya pasó, envíe la carta de todos modos, porque igual le respondemos. En Nueva York se puede pedir prueba de algunas deudas en cualquier momento.',
  ]),
  then: blocks([
    'Si pidió los datos del acreedor original antes de esa fecha, o dejó marcada la casilla de la disputa, dejamos de cobrar hasta responderle. También contestamos sus otras preguntas.',
    'Con las respuestas puede [disputar la deuda](/letters/dispute), [pedir un plan](/help/cannot-pay) o [llevárselas a alguien que asesora gratis](/help#free-help).',
  ]),
  event: {
    title: 'Fecha límite para disputar la deuda',
    text: 'Envíe la carta a más tardar este día. El correo postal puede tardar una semana; si puede, envíela antes.',
  },
} satisfies LetterPage<'more-information'>;

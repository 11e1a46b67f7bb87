import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { AnnotatedDebtNotice } from '@/content/types';

const hours = hoursIn('es');

export const readYourNotice = {
  meta: {
    title: 'Lea su aviso de la deuda, línea por línea',
    description:
      'Un aviso de la deuda de muestra, en el orden del formulario federal y con sus diecinueve partes explicadas: quién escribe, cómo se llega al total y sus fechas.',
  },
  title: 'Lea su aviso de la deuda',
  lead: 'Busque en su aviso la fecha límite para disputar: es la fecha que más importa, y en la muestra es el [punto 13](#item-13). Si disputa por escrito a más tardar ese día, debemos dejar de cobrar lo que disputa hasta enviarle la verificación o la copia de un fallo.',
  summary: [
    'El aviso de la deuda, que también se llama aviso de validación, dice quiénes somos, qué deuda es y cómo se llega al total.',
    'Mire tres cosas: quién escribe ([punto 1](#item-1)), cómo se llega al total ([puntos 6 a 10](#item-6)) y la fecha límite para disputar ([punto 13](#item-13)).',
    'Antes de disputar no tiene que pagar nada. No responder no significa admitir la deuda.',
    `Si no tiene el aviso de la deuda, o lo perdió, llame al ${phone.spanish} y le mandamos una copia, en español o en inglés.`,
  ],
  sample: {
    title: 'La muestra, parte por parte',
    intro:
      'Sigue el orden del formulario modelo federal. Todos los nombres, números, montos y fechas son inventados. No es una factura ni es su cuenta.',
    mark: 'MUESTRA',
  },
  items: [
    {
      id: 'item-1',
      startsPart: true,
      lines: [`**${firm.name}**`, at.mailWithoutName, `${phone.main}, ${hours.officeEastern}`, at.website],
      label: 'Nuestro nombre y dirección',
      note: 'Quién escribe y adónde se envía una disputa. Compárelo con [nuestra lista oficial](/is-this-us#list).',
    },
    {
      id: 'item-2',
      lines: ['Para: Sam Q. Sample Jr.', '12 Example Street, Apartment 3', 'Anytown, MA 00000'],
      label: 'Su nombre y dirección',
      note: 'Revise todo, incluso “Jr.” o el segundo nombre. Si no es usted, [avísenos](/help/not-my-debt).',
    },
    {
      id: 'item-3',
      lines: ['Referencia: SAMPLE-000'],
      label: 'Número de referencia',
      note: 'Nuestro número para esta cuenta. Póngalo en cartas y cheques.',
    },
    {
      id: 'item-4',
      lines: [
        `${firm.name} es un cobrador de deudas. Estamos tratando de cobrar una deuda que usted debe a Example Bank. Usaremos cualquier información que nos dé para ayudar a cobrar la deuda.`,
      ],
      label: 'Quiénes somos y el acreedor actual',
      note: 'Somos [cobradores de deudas](word:debt-collector). Esta línea dice también para qué [acreedor](word:creditor) cobramos ahora.',
    },
    {
      id: 'item-5',
      heading: 'Según nuestra información:',
      lines: [
        'Usted tenía una tarjeta de crédito de Example Store, de Example Bank, con número de cuenta terminado en 0000.',
      ],
      label: 'La cuenta',
      note: 'La cuenta de la que viene la deuda, sus últimos números y quién era el acreedor en la fecha del punto 6.',
    },
    {
      id: 'item-6',
      lines: ['Al 1 de octubre de 2025, usted debía:'],
      amount: '$1,200.00',
      label: 'Fecha y monto de inicio',
      note: 'Desde aquí se calcula el monto. La fecha es la del último estado de cuenta, de la [baja como pérdida](word:charge-off), del último pago, de la transacción o del [fallo](word:judgment).',
    },
    {
      id: 'item-7',
      lines: ['Entre el 1 de octubre de 2025 y hoy, se le cobró este monto en intereses:'],
      amount: '+ $60.00',
      label: 'Interés',
      note: 'El [interés](word:interest) agregado desde esa fecha. Si no hay, el renglón debe decirlo.',
    },
    {
      id: 'item-8',
      lines: ['Entre el 1 de octubre de 2025 y hoy, se le cobró este monto en cargos:'],
      amount: '+ $0.00',
      label: 'Cargos',
      note: 'Los cargos agregados desde entonces. Solo podemos agregar los que permite su contrato o la ley.',
    },
    {
      id: 'item-9',
      lines: ['Entre el 1 de octubre de 2025 y hoy, usted pagó o se le acreditó este monto:'],
      amount: '– $100.00',
      label: 'Pagos y créditos',
      note: 'Lo que pagó o le acreditaron. Si falta algo, es razón para [disputar](word:dispute).',
    },
    {
      id: 'item-10',
      lines: ['**Monto total de la deuda ahora:**'],
      amount: '$1,160.00',
      label: 'El total ahora',
      note: 'La suma de las líneas anteriores, el día del aviso.',
    },
    {
      id: 'item-11',
      lines: ['**Aviso:** Vea información importante al reverso.'],
      label: 'El reverso',
      note: 'Avisos del estado y de la ciudad. Lea también [el reverso](#reverse).',
    },
    {
      id: 'item-12',
      heading: '¿Cómo puede disputar la deuda?',
      lines: [
        '**Llámenos o escríbanos a más tardar el 9 de diciembre de 2026 para disputar toda la deuda o una parte.** Si no lo hace, supondremos que nuestra información es correcta.',
      ],
      label: 'La fecha para llamar o escribir',
      note: 'Si no hace ninguna de las dos cosas, podemos suponer que la información es correcta. No disputar no significa que usted admita la deuda.',
    },
    {
      id: 'item-13',
      lines: [
        `**Si nos escribe a más tardar el 9 de diciembre de 2026,** debemos dejar de cobrar el monto que disputa hasta enviarle información que muestre que debe la deuda. Puede usar el formulario de abajo o escribirnos sin él. También puede incluir documentos de apoyo. Aceptamos disputas por vía electrónica en ${email.disputes}.`,
      ],
      label: 'La fecha límite para disputar',
      note: 'Escriba a más tardar en esta fecha y debemos dejar de cobrar lo que disputa hasta enviarle la verificación. Vea [qué enviar](/contact#disputes).',
    },
    {
      id: 'item-14',
      heading: '¿Qué más puede hacer?',
      lines: [
        '**Escríbanos para pedir el nombre y la dirección del acreedor original, si es distinto del acreedor actual.** Si escribe a más tardar el 9 de diciembre de 2026, debemos dejar de cobrar hasta enviarle esa información. También para esto puede usar el formulario de abajo, o no usarlo.',
      ],
      label: 'El acreedor original',
      note: 'Puede preguntar por escrito quién fue el [acreedor original](word:original-creditor). Si lo hace a más tardar en esta fecha, dejamos de cobrar hasta responderle.',
    },
    {
      id: 'item-15',
      lines: [
        '**Visite www.cfpb.gov/debt-collection para saber más de sus derechos en el cobro de deudas según la ley federal.** Por ejemplo, tiene derecho a pedir que dejemos de comunicarnos con usted o a limitar cómo lo hacemos.',
      ],
      label: 'Sus derechos',
      note: 'Una página oficial sobre sus derechos. La línea es obligatoria en la mayoría de los avisos de deudas de banco, tarjeta o préstamo.',
    },
    {
      id: 'item-16',
      lines: ['Comuníquese con nosotros para conocer sus opciones de pago.'],
      label: 'Opciones de pago',
      note: 'Puede preguntar por ellas. No tiene que hacerlo antes de disputar.',
    },
    {
      id: 'item-17',
      lines: ['Póngase en contacto con nosotros para solicitar una copia de este formulario en español.'],
      label: 'En español',
      note: 'Esta línea va en español en el aviso en inglés. Pida el aviso en español y debemos enviárselo.',
    },
    {
      id: 'item-18',
      startsPart: true,
      heading: '¿Cómo quiere responder?',
      lines: ['Marque todo lo que corresponda:'],
      boxes: [
        { text: 'Quiero disputar la deuda porque creo que:' },
        { text: 'Esta deuda no es mía.', under: true },
        { text: 'El monto está mal.', under: true },
        { text: 'Otra razón (descríbala al reverso o agregue más información).', under: true },
        { text: 'Quiero que me envíen el nombre y la dirección del acreedor original.' },
        { text: 'Incluyo este monto: $ ______' },
        { text: 'Quiero este formulario en español.' },
      ],
      label: 'La parte para responder',
      note: 'Úsela o escriba como quiera. No tiene que mandar dinero.',
    },
    {
      id: 'item-19',
      lines: [
        `**Envíe este formulario a:** ${firm.name}, ${at.mailWithoutName}`,
        '**De:** Sam Q. Sample Jr., 12 Example Street, Apartment 3, Anytown, MA 00000',
      ],
      label: 'Las dos direcciones',
      note: 'Adónde va y de quién viene. Guarde una foto.',
    },
  ],
  reverse: {
    title: 'El reverso de la hoja',
    intro: 'Algunos estados y ciudades piden más líneas, y esas van al reverso. Las suyas pueden ser distintas.',
    parts: [
      {
        title: 'Ciudad de Nueva York',
        text: `Un número en el que contesta una persona y no una grabación, ${phone.newYorkCity}, nuestra licencia de la ciudad y los idiomas en que atendemos: español e inglés. También dice dónde está la lista de palabras sobre deudas de la ciudad, en varios idiomas.`,
      },
      {
        title: 'Massachusetts y Nueva York',
        text: 'Sus derechos según la ley del estado y una lista de [ingresos que pueden estar protegidos](/contact#protected-income).',
      },
      {
        title: '¿Revisó un abogado su cuenta?',
        text: 'Salvo que una carta nuestra diga otra cosa, ningún abogado ha revisado su cuenta. Si ninguno la ha revisado, el aviso de la deuda lo dice con palabras claras.',
      },
    ],
  },
  dispute: {
    title: '¿Algo está mal en su aviso?',
    lead: 'Puede disputarlo todo o solo una línea. No cuesta nada, y no necesita pruebas para empezar.',
    items: [
      `Mande la parte para responder, o una carta con sus propias palabras, a ${at.mail}.`,
      `O mande un correo electrónico a ${email.disputes}.`,
      'Una carta con matasellos de esa fecha está a tiempo, pero calcule una semana para el correo postal, porque solo podemos dejar de cobrar cuando la recibimos. Guarde una foto de lo que manda.',
      'Si tiene papeles del tribunal, [presente también su contestación en el tribunal](/help/sued). La disputa con nosotros no cuenta como contestación.',
    ],
  },
} satisfies AnnotatedDebtNotice;

import { jumpNav, list, section, table } from '@/content/blocks';
import { at, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { PaymentPage } from '@/content/types';

const site = sitesIn('es');
const hours = hoursIn('es');

export const makePayment = {
  meta: {
    title: 'Hacer un pago: en línea, por teléfono o por correo',
    description:
      'Revise la deuda y compare tres formas de pagar y dos de recibir ayuda, todas sin cargo. Vea cómo disputar la deuda o pedir un plan de pago.',
  },
  hero: {
    banner: { image: 'hall', position: 'center' },
    alt: 'Una sala de columnas de piedra que lleva a una puerta abierta y clara.',
    title: 'Encuentre el camino a seguir',
    text: 'Primero revise la deuda. Si es correcta, elija la forma de pagar que más le convenga. Si hay un error, o si ahora no puede pagar, vea qué puede hacer.',
    action: { label: 'Quiero disputar esta deuda', href: '#dispute' },
  },
  jumpNav: jumpNav({
    options: 'Formas de pagar',
    residence: 'Qué número',
    dispute: 'Si hay un error',
    hardship: 'Si no puede pagar',
    'cancel-a-payment': 'Cancelar un pago',
  }),
  before: section('check-the-debt', 'Primero, revise la deuda', [
    list(
      'Ya debería haber recibido nuestro aviso de la deuda, también llamado aviso de validación. Antes de pagar, fíjese en estos puntos:',
      [
        '**¿Es suya?** Mire el nombre, el acreedor y la cuenta.',
        '**¿Está bien el monto?** El aviso muestra cómo se llega al total: el saldo inicial, el interés, los cargos, los pagos y los créditos. [Nuestro aviso de muestra](/help/read-your-notice) explica cada línea.',
        '**¿Hasta cuándo puede disputarla por escrito?** El aviso da la fecha. Son 30 días después de que usted recibe el aviso, o de que se supone que lo recibió.',
        '**¿Es vieja?** Pregúntenos cuándo se hizo el último pago. En algunos estados, un pago o una promesa firmada le da al acreedor más tiempo para demandarle por una deuda vieja. Antes de pagar, lea [¿Esta deuda es demasiado vieja?](/help/old-debt) o pregunte en una oficina de ayuda legal gratuita. No demandamos por una deuda prescrita, es decir, demasiado antigua para demandar.',
        '**¿Duda de que seamos nosotros?** Use [nuestra lista oficial](/is-this-us#list).',
      ],
    ),
    `¿No tiene el aviso o no lo encuentra? Llame al ${phone.spanish} y le enviamos una copia, en español o en inglés. Puede esperarla antes de pagar.`,
  ]),
  options: {
    title: 'Tres formas de pagar, dos de recibir ayuda',
    intro: 'Ninguna tiene cargo, y no tiene que aceptar pagos automáticos.',
    columnLabels: { title: 'Forma de pago', copy: 'Cómo funciona' },
    factLabels: { need: 'Qué necesita', posts: 'Se registra', record: 'Su comprobante', cost: 'Costo' },
    items: [
      {
        id: 'online',
        title: 'En línea',
        copy: 'Pague en nuestro portal de pagos, que es un sitio aparte que administramos nosotros. Allí también puede ver [el saldo y sus pagos anteriores](/my-account/account-details).',
        facts: {
          need: 'Número de referencia de nuestra carta; una tarjeta de débito o una cuenta bancaria',
          posts: 'El siguiente día hábil',
          record: 'Un recibo en pantalla, y por correo electrónico si lo permite',
          cost: 'Sin cargo',
        },
        action: { label: 'Ir al portal de pagos', href: site.accountDetails },
      },
      {
        id: 'phone',
        title: 'Por teléfono',
        copy: 'Pague desde su cuenta bancaria con una Autorización de pago que le leemos por teléfono. Primero lea el consentimiento y tenga a mano el número de ruta ([routing number](lang:en)), que está en sus cheques. Después llame a uno de los números de esta página. Grabamos la llamada.',
        facts: {
          need: 'Número de referencia; el número de ruta del banco y el número de su cuenta',
          posts: 'El siguiente día hábil',
          record: 'Una confirmación por escrito que llega por correo postal',
          cost: 'Sin cargo',
        },
        action: { label: 'Leer el consentimiento EFTA', href: '/make-payment/efta-consent' },
      },
      {
        id: 'mail',
        title: 'Por correo postal',
        copy: `Envíe un cheque o un giro postal ([money order](lang:en)) a nombre de ${firm.name} Envíelo a: ${at.mail}. No mande dinero en efectivo.`,
        facts: {
          need: 'Un cheque o giro postal con su número de referencia escrito',
          posts: 'El día hábil en que lo recibimos',
          record: 'El registro de su banco o el comprobante del giro postal, y un recibo si lo pide',
          cost: 'Sin cargo nuestro; usted paga el franqueo',
        },
        action: { label: 'Qué escribir en el talón', href: '#mail-slip' },
      },
      {
        id: 'callback',
        title: 'Con una llamada nuestra',
        copy: 'Díganos qué hora le conviene, por teléfono, por correo electrónico o en una hoja que nos manda por correo postal, y le llamamos. Puede preguntar primero y pagar en la llamada, o no pagar nada.',
        facts: {
          need: 'Un teléfono, una hora que le convenga y su zona horaria; para pagar en la llamada, también lo que pide el pago por teléfono',
          posts: 'El siguiente día hábil después de la llamada',
          record: 'Una confirmación por escrito, por correo postal',
          cost: 'Sin cargo',
        },
        action: { label: 'Pedir que le llamemos', href: '/make-payment/request-callback' },
      },
      {
        id: 'email',
        title: 'Con ayuda por correo electrónico',
        copy: 'Si nos da permiso, podemos enviarle por correo electrónico los datos del pago y la dirección de nuestro portal. Usted paga en el portal, por teléfono o por correo postal, nunca en una respuesta.',
        facts: {
          need: 'Su permiso para una dirección privada de correo electrónico',
          posts: 'Según la forma en que pague',
          record: 'Según la forma en que pague',
          cost: 'Sin cargo',
        },
        action: { label: 'Cómo funciona el correo electrónico', href: '/make-payment/pay-by-email' },
      },
    ],
  },
  residence: {
    title: 'A qué número llamar para pagar',
    text: `Abrimos ${hours.officeEastern}. El número en español sirve desde cualquier lugar. La llamada al ${phone.main}, en español o en inglés, es gratuita. Por TTY, llame al ${phone.tty} o marque 711.`,
    table: table(
      'Números de teléfono para pagar, según dónde vive',
      'Dónde vive | Número | Quién contesta',
      `Cualquier lugar de Estados Unidos, en español | ${phone.spanish} | Nuestro personal de pagos`,
      `Ciudad de Nueva York | ${phone.newYorkCity} | Una persona real, que le dice su nombre`,
      `Yonkers | ${phone.yonkers} | Una persona real, que le dice su nombre`,
      `Connecticut | ${phone.connecticut} | Nuestro personal de pagos`,
    ),
  },
  dispute: section('dispute', 'Si cree que hay un error', [
    'Puede disputar toda la deuda o una parte. Para hacerlo no tiene que pagar nada ni aceptar condiciones. No disputar una deuda no significa que usted admita que la debe.',
    list('**Sus derechos**', [
      'Si disputa la deuda por escrito a más tardar en la fecha que indica el aviso de la deuda, dejamos de cobrar la parte disputada hasta enviarle la verificación o la copia de un fallo. Vale una carta, y también un correo electrónico.',
      'Si solo llama, y lo hace a más tardar en esa fecha, no podemos dar por hecho que la deuda es correcta, pero la ley federal no nos obliga a dejar de cobrar. En la ciudad de Nueva York quizá cuente también una disputa hecha por teléfono o después de esa fecha.',
      'Hasta esa misma fecha puede pedir por escrito el nombre y la dirección del acreedor original, si no es el que nombra el aviso. Dejamos de cobrar la deuda hasta enviárselos.',
      'Después de esa fecha todavía puede decirnos qué está mal, y lo revisamos. Si vive en el estado de Nueva York y el acreedor ya dio de baja la deuda como pérdida, puede disputarla en cualquier momento, por teléfono o por escrito. Entonces dejamos de cobrar hasta enviarle pruebas por escrito. Tenemos 60 días para enviárselas. Si ya empezó un caso en un tribunal, se aplican otras reglas.',
      'Si le cobramos varias deudas, usted elige a cuál se aplica su pago. Nunca lo aplicamos a una deuda que usted disputa.',
      'Si alguien usó su nombre, díganos que es un robo de identidad. No necesita una denuncia para disputar. Vea [qué puede hacer](/help/identity-theft). Si alguien le obligó a contraer la deuda, vea [cómo puede protegerle la ley](/help/coerced-debt).',
    ]),
    '[Prepare la carta en este sitio](/letters/dispute), o vea [adónde enviar una disputa y qué poner en ella](/contact#disputes). Si todavía le faltan datos, [pida más información](/letters/more-information). Si tiene papeles del tribunal, responda al tribunal dentro del plazo que indican, sea una fecha o un número de días. La disputa o el pago que nos envía a nosotros no cambia ese plazo. Vea [qué hacer si le demandan](/help/sued).',
  ]),
  hardship: section('hardship', 'Si ahora no puede pagar', [
    list(
      `Una enfermedad, la pérdida del trabajo o un año difícil le puede pasar a cualquiera. Llame al ${phone.spanish} y díganos cuánto puede pagar. Usted puede:`,
      [
        'Pedir un plan de pago. Confirmamos cada plan por escrito en un plazo de cinco días.',
        'Pedir cuotas más bajas o empezar más tarde, o preguntar si el acreedor aceptaría menos.',
        'Pedir que cambiemos un plan que ya le cuesta mucho cumplir.',
        'Decirnos si recibe beneficios u otros [ingresos que pueden estar protegidos](/contact#protected-income). No tiene que usarlos para pagarnos.',
        'Hablar con un asesor de crédito sin fines de lucro o con una oficina de ayuda legal antes de decidir.',
      ],
    ),
    'La renta, la comida, la calefacción y las medicinas van antes que un pago a nosotros. No se comprometa a un pago que le deje sin ellas. Si la deuda es vieja, lea [¿Esta deuda es demasiado vieja?](/help/old-debt) antes de pagar aunque sea poco.',
    'Antes de aceptar un plan, pregunte cuál es el pago más pequeño, si se cobra interés, qué pasa si no puede hacer un pago y si seguiremos llamándole. En [¿Y si no puedo pagar?](/help/cannot-pay) están las preguntas y los pasos.',
  ]),
  sections: [
    section('mail-slip', 'Qué enviar con un pago por correo postal', [
      list('Use el talón de nuestra carta. O escriba esto en una hoja y póngala junto con su cheque o giro postal:', [
        'Su nombre y dirección postal',
        'El número de referencia de la deuda que paga',
        'El monto de este pago',
        'Un número de teléfono, si podemos llamarle sobre este pago',
        'Si quiere un recibo y en qué idioma, español o inglés',
      ]),
      'Escriba el número de referencia también en el cheque o giro postal. Si paga más de una deuda, diga cuánto va a cada una.',
    ]),
    section('recording', 'Grabamos las llamadas', [
      'Grabamos las llamadas, y personal nuestro puede escucharlas; se lo decimos al comenzar. Si no quiere que le graben, dígalo. Puede escribirnos, o pagar en línea o por correo postal. No deje números de tarjeta o de cuenta en el buzón de voz.',
    ]),
    section('post-dated-checks', 'Nada de cheques con fecha futura', [
      'Nunca mande un cheque con fecha futura ([post-dated check](lang:en)), es decir, con una fecha que aún no llega. No se lo pedimos a nadie. Si quiere pagar más adelante, envíe su cheque cuando llegue la fecha, o llámenos para programar un pago electrónico.',
    ]),
    section('cancel-a-payment', 'Para cancelar un pago programado', [
      list('Tiene dos caminos:', [
        `**Con nosotros:** llame al ${phone.spanish} o escriba a ${at.mail}. Debemos recibir su aviso al menos tres días hábiles antes de que el pago se haga efectivo.`,
        '**Con su banco:** si el pago es recurrente, tiene derecho a darle una orden de suspensión de pago, por teléfono o por escrito, al menos tres días hábiles antes de la fecha del pago. El banco puede contar los días hábiles a su manera: pregunte cuál es el último día seguro. Si le pide que confirme la orden por escrito, hágalo en un plazo de 14 días, o la orden puede perder su efecto. Si es un solo pago, pregunte al banco qué puede hacer. Avísenos también: suspender un pago en el banco no lo cancela con nosotros.',
      ]),
      'Una carta tarda en llegar; si la fecha está cerca, es más seguro llamar. [Calcule el último día seguro](/dates#cancel) para su pago. Lea más en el [consentimiento para pagos electrónicos (EFTA)](/make-payment/efta-consent).',
    ]),
    section('bankruptcy', 'Si está en bancarrota', [
      `Si se declaró en bancarrota, o si un tribunal de bancarrota le liberó de esta deuda, esta página es solo para su información y no le pide que pague. Díganos el número del caso, el tribunal y el nombre de su abogado, si lo tiene. Basta con llamar al ${phone.spanish}.`,
    ]),
  ],
} satisfies PaymentPage;

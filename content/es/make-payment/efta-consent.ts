import { list, section, table } from '@/content/blocks';
import { at, atStart, email, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import type { EftaConsentPage } from '@/content/types';

const site = sitesIn('es');
const hours = hoursIn('es');

export const eftaConsent = {
  meta: {
    title: 'Consentimiento EFTA para pagar por teléfono',
    description:
      'Léalo antes de pagar por teléfono desde su cuenta bancaria: copias en papel, cómo retirarlo y las dos reglas de tres días hábiles.',
  },
  title: 'Consentimiento para registros electrónicos y pagos por teléfono (EFTA)',
  lead: 'Lea esta página si quiere pagar por teléfono desde su cuenta bancaria. Explica sus derechos según la Ley de Transferencia Electrónica de Fondos (EFTA, por sus siglas en inglés) y la ley federal de registros y firmas electrónicas (E-SIGN). Tómese su tiempo: puede imprimirla, y aquí no se hace ningún pago.',
  summary: [
    'Esta página no mueve dinero. No nos envía ni guarda lo que usted elige.',
    'Puede cambiar de idea sobre los registros electrónicos en cualquier momento. Puede decir que no a un pago hasta que acepte por separado una Autorización de pago por teléfono, y después todavía puede cancelarlo.',
    'Las copias en papel son gratis, y no cobramos cargo por ninguna forma de pagar.',
    'Puede cancelar después. **Debemos recibir su aviso al menos tres días hábiles antes de que el pago se haga efectivo.** También puede suspender un pago recurrente en su banco.',
    'Nadie tiene que pagar así. Puede pagar de otra forma, acordar un plan de pago o disputar la deuda.',
  ],
  sections: [
    section('what-this-is', 'A qué da su consentimiento', [
      list('Si da su consentimiento, acepta dos cosas:', [
        '**Registros electrónicos.** Podemos entregarle en forma electrónica los registros de la lista de abajo, y usted puede firmar por teléfono una Autorización de pago, con su voz grabada o con su teclado.',
        '**Pagos que se programan por teléfono.** Podemos tramitar un débito de su cuenta bancaria, pero solo después de que usted acepte en la llamada una Autorización de pago.',
      ]),
      'Su consentimiento abarca los pagos que acuerde con nosotros por teléfono, solo para la cuenta o las cuentas que le cobramos y que usted nombre en esa llamada. No abarca ninguna otra cuenta.',
    ]),
    section('what-this-is-not', 'Qué no hace esta página', [
      list('“Doy mi consentimiento” en esta página no es una Autorización de pago. Cuando usted lo elige:', [
        'No se saca dinero de ninguna cuenta bancaria ni le pedimos sus datos bancarios.',
        'No nos llega ningún mensaje. Nos enteramos de su consentimiento cuando nos lo dice por teléfono.',
        'Usted no reconoce la deuda ni acepta que el monto sea correcto.',
        'Usted no pierde el derecho a [disputar la deuda](/make-payment#dispute).',
      ]),
      'Si cierra la página o la vuelve a cargar, todo empieza otra vez desde el principio.',
    ]),
    section('your-choice', 'Usted decide', [
      `Los pagos electrónicos no son condición de nada: no los necesita para un plan de pago ni para un acuerdo. Puede pagar [en línea por el portal](${site.accountDetails}), por correo postal con un cheque o un giro postal ([money order](lang:en)), o de otra de las formas que aparecen en nuestras [opciones de pago](/make-payment). Si no puede pagar, llámenos, díganoslo y hablaremos de lo que es posible.`,
      'Si está en un caso de bancarrota, o si un tribunal de bancarrota le liberó de la deuda, esta página es solo para su información y no le estamos pidiendo que pague.',
    ]),
    section('paper-instead', 'Su derecho a copias en papel', [
      `Usted tiene derecho a recibir copias en papel de estos registros, en lugar de los electrónicos o además de ellos. Llame al ${phone.spanish} o escriba a ${at.mail}. **No cuesta nada.** También podemos enviarlos en español, en letra grande, en braille o en audio.`,
    ]),
    section('records-covered', 'Qué registros abarca', [
      list('Su consentimiento abarca solo estos registros sobre pagos por teléfono:', [
        'Esta página, que puede imprimir o guardar.',
        'La Autorización de pago, que le leemos y grabamos.',
        'Los recibos y avisos sobre esos pagos: monto, fecha, cambio, cancelación o devolución. Los enviamos por correo electrónico solo si nos dio [permiso para escribirle](/make-payment/pay-by-email).',
      ]),
      'No abarca el aviso de la deuda, ni otras cartas, ni papeles de un tribunal.',
    ]),
    section('what-you-need', 'Qué necesita para leerlos y guardarlos', [
      list('Para ver y guardar registros electrónicos, necesita:', [
        'Un teléfono o una computadora con acceso a internet.',
        'Una versión actual de un navegador como Chrome, Edge, Firefox o Safari.',
        'Una impresora, o espacio para guardar un archivo.',
        'Un programa que abra archivos PDF, si guarda las páginas en ese formato.',
        'Un teléfono para la llamada. Solo necesita correo electrónico si pide que le escribamos por ese medio.',
      ]),
      '**Pruébelo ahora.** Imprima esta página o guárdela como PDF, y luego abra lo que guardó. Si lo puede leer, podrá leer nuestros registros. Si no, pida copias en papel.',
      'Si nuestros requisitos técnicos cambian tanto que quizá usted no pueda abrir sus registros, le diremos qué cambió. Entonces podrá retirar su consentimiento sin costo, y se lo pediremos de nuevo.',
    ]),
    section('withdraw', 'Cómo retirar su consentimiento', [
      '**Puede retirar este consentimiento en cualquier momento hasta que acepte por separado la Autorización de pago.** Después, todavía puede retirar en cualquier momento su consentimiento para los registros electrónicos. No hay cargo, condición ni sanción.',
      list('Para retirarlo:', [
        'En esta página, elija “Retirar mi consentimiento” o cierre la página.',
        `Si llamó pero no aceptó una Autorización de pago, llame otra vez al ${phone.spanish} o escriba a nuestro apartado postal.`,
        'Durante la llamada, dígale a la persona que no quiere seguir.',
        `Después de una Autorización de pago, llame al ${phone.spanish} o escriba a nuestro apartado postal y diga que desde ahora quiere sus registros en papel.`,
      ]),
      'Si lo retira antes de aceptar una Autorización de pago, no programamos ningún pago por teléfono, y usted puede pagar de cualquier otra forma. Una vez que haya aceptado una Autorización de pago, todavía puede cancelarla según la primera regla de más abajo, o suspender un pago recurrente según la segunda. Aun así puede pedir copias en papel en cualquier momento.',
    ]),
    section('contact-details', 'Si cambian sus datos de contacto', [
      `Díganos si cambia su dirección postal, su teléfono o su correo electrónico, para que nuestros registros le lleguen. Llame al ${phone.spanish}, escriba a nuestro apartado postal o envíe un correo electrónico a ${email.info}, sin poner en él datos bancarios.`,
    ]),
    section('payment-authorization', 'Qué pasa cuando llama', [
      list(
        'La llamada se graba y personal nuestro puede escucharla; lo decimos al empezar. Cobramos una deuda, así que podemos usar para eso lo que nos diga. Luego:',
        [
          'Confirmamos quién es usted y por cuál de las cuentas que le cobramos llama.',
          'Le preguntamos si leyó esta página y si da su consentimiento.',
          'Usted nos da el número de cuenta bancaria y el número de ruta ([routing number](lang:en)). Nunca los deje en el buzón de voz.',
          'Le leemos la Autorización de pago: cada monto, cada fecha, cuántos pagos son y cómo cancelar.',
          'Usted acepta o no. Solo cuenta un sí claro.',
        ],
      ),
      '**Le mandamos por correo postal una confirmación escrita y una copia de lo que aceptó.** Revísela cuando le llegue. Cada pago se registra el día hábil siguiente a su fecha. Si acordamos un plan, lo confirmamos por escrito en un plazo de cinco días.',
      'Hacemos débitos solo por los montos y en las fechas que usted aceptó. Si aceptó pagos recurrentes que pueden variar, le enviamos un aviso por escrito al menos 10 días antes de cada pago por un monto distinto del anterior. El aviso dice el monto y la fecha. No aceptamos cheques con fecha futura. Si su banco devuelve un pago, no le cobramos nada por eso, pero el banco sí puede cobrarle.',
    ]),
    section('cancel-with-us', 'Primera regla: cancelar con nosotros', [
      `Puede cancelar un pago o toda la Autorización de pago por teléfono o por correo postal. **Debemos recibir su aviso al menos tres días hábiles antes de que el pago autorizado se haga efectivo.** El correo postal tarda, así que llame si la fecha está cerca: ${phone.spanish}.`,
      table(
        'Último día para que recibamos su aviso, en una semana sin días feriados',
        'Cuándo se hace efectivo el pago | Debemos recibir su aviso a más tardar',
        'Pago el lunes | El miércoles de la semana anterior',
        'Pago el martes | El jueves de la semana anterior',
        'Pago el miércoles | El viernes de la semana anterior',
        'Pago el jueves | El lunes de la misma semana',
        'Pago el viernes | El martes de la misma semana',
      ),
      'Los sábados, los domingos y los días feriados bancarios federales no son días hábiles. Si un día feriado cae en el día que indica la tabla, o entre ese día y el pago, cuente un día hábil más hacia atrás por cada feriado. O [deje que este sitio lo calcule](/dates#cancel).',
    ]),
    section('stop-at-your-bank', 'Segunda regla: suspender el pago en su banco', [
      'Este derecho es independiente del anterior: se aplica a los pagos recurrentes, y usted lo tiene aunque no nos llame. **Para suspender un pago recurrente, dé a su banco o cooperativa de crédito una orden de suspensión de pago al menos tres días hábiles antes de la fecha fijada.** Puede hacerlo por teléfono, en persona o por escrito. Si le avisa al banco que revocó toda la Autorización de pago, el banco debe bloquear todos los pagos siguientes. Si es un solo pago, pregunte al banco qué puede hacer.',
      'Si da la orden por teléfono o en persona, el banco puede pedirle que la confirme por escrito en un plazo de 14 días; si no lo hace, la orden puede perder su efecto. El banco puede cobrarle por la orden. También puede contar los días hábiles a su manera, así que pregunte cuál es el último día seguro.',
      'Suspender el pago en el banco no cancela su Autorización de pago con nosotros. Avísenos también. Si un débito parece estar mal, avise a su banco y avísenos a nosotros en cuanto lo vea.',
    ]),
    section('phones', 'Adónde llamar', [
      `Contestamos ${hours.officeEastern}, salvo los días feriados bancarios federales. También puede [pedir que le llamemos](/make-payment/request-callback).`,
      table(
        'Teléfonos para pagos, según dónde vive',
        'Quién debe llamar | Número | Quién contesta',
        `En español, desde cualquier lugar de Estados Unidos | ${phone.spanish} | Nuestro personal, en español`,
        `Residentes de la ciudad de Nueva York | ${phone.newYorkCity} | Una persona real de Atención al Consumidor`,
        `Residentes de Yonkers | ${phone.yonkers} | Una persona real de Atención al Consumidor`,
        `Residentes de Connecticut | ${phone.connecticut} | Nuestro personal, en inglés o español`,
        `Cualquier lugar de Estados Unidos, llamada gratuita | ${phone.main} | Nuestro personal, en inglés o español`,
        `Por TTY | ${phone.tty} | Nuestro personal; o marque 711 para el servicio de retransmisión`,
      ),
    ]),
  ],
  consent: {
    title: '¿Da su consentimiento?',
    text: 'Elija el botón si leyó esta página, si pudo imprimirla o guardarla, y si acepta recibir registros electrónicos y programar pagos por teléfono. Si tiene dudas, no lo elija. No pierde nada.',
    confirmedTitle: 'Eligió dar su consentimiento. Ahora, por favor, llámenos.',
    confirmedAt: 'Fecha y hora de su dispositivo: {time}',
    nothingSent:
      'No se nos envió nada, no se guardó nada y no se hizo ningún pago. Para guardar la fecha y la hora, use el botón Imprimir al principio de esta página. Por teléfono le pediremos otra vez su consentimiento.',
    callTitle: 'Llame al número que corresponde al lugar donde vive',
    callHours: `${atStart(hours.officeEastern)}.`,
    phones: [
      { label: 'En español, desde cualquier lugar de Estados Unidos', phone: phone.spanish },
      { label: 'Residentes de la ciudad de Nueva York', phone: phone.newYorkCity },
      { label: 'Residentes de Yonkers', phone: phone.yonkers },
      { label: 'Residentes de Connecticut', phone: phone.connecticut },
      { label: 'Cualquier lugar de Estados Unidos, llamada gratuita', phone: phone.main },
      { label: 'Por TTY', phone: phone.tty },
    ],
    withdrawn:
      'Retiró su consentimiento en esta página. Nadie recibió aviso, porque no se había enviado nada. Puede leer la página otra vez y decidir después.',
  },
} satisfies EftaConsentPage;

import { field, form, list, section } from '@/content/blocks';
import { at, email, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('es');

export const optout = {
  meta: {
    title: 'Dejar de recibir mensajes o llamadas',
    description:
      'Cinco opciones para limitar el contacto: mensajes de texto, correo electrónico, llamadas, uso de sus datos o todo. Gratis; hay un formulario, si lo prefiere.',
  },
  title: 'Elija cómo podemos comunicarnos con usted',
  lead: `Responda STOP a un mensaje, llame al ${phone.spanish} o escríbanos: usted decide cómo podemos comunicarnos. Es gratis, y no cambia la deuda ni su derecho a disputarla.`,
  actions: [
    { label: 'No recibir más correos', href: site.emailUnsubscribe },
    { label: 'Ir a la solicitud para imprimir', href: '#request-form' },
  ],
  sections: [
    section('texts', 'Mensajes de texto', [
      'Responda **STOP** a cualquier mensaje de texto. También sirven, en inglés, [QUIT, END, REVOKE, OPT OUT, CANCEL](lang:en) y [UNSUBSCRIBE](lang:en), y sus propias palabras en español o en inglés, como “no más mensajes”. O díganoslo de cualquier otra forma razonable: por teléfono, carta, correo electrónico o en persona. Dejamos de enviarlos en cuanto nos llega su solicitud, aunque todavía puede llegarle uno que ya habíamos enviado. Quizá reciba un último mensaje de confirmación.',
    ]),
    section('email', 'Correo electrónico', [
      `Use el enlace al final de cualquier mensaje o nuestra [página para cancelar la suscripción](${site.emailUnsubscribe}). También puede responder, llamar o escribir. Diga cuál es la dirección; no necesitamos más. Lea [qué pasa después de cancelar la suscripción](/unsubscribe).`,
    ]),
    section('calls', 'Llamadas y otras formas de contacto', [
      list(
        `Díganoslo por teléfono en español al ${phone.spanish}, gratis al ${phone.main}, por TTY al ${phone.tty} o al 711, por carta, por correo electrónico o de otra manera clara. Lo respetamos desde que nos llega su solicitud. Puede pedirnos:`,
        [
          'Que no llamemos a cierto número, o que no llamemos nunca',
          'Que no le hagamos llamadas automáticas ni con mensajes pregrabados',
          'Que no nos comuniquemos con usted en su trabajo. Según la ley de Massachusetts, si lo pide de palabra vale por diez días, o por más tiempo si lo confirma por escrito en un plazo de siete días. Nosotros lo respetamos mientras usted quiera, aunque no lo confirme por escrito',
          'Que evitemos ciertas horas o ciertos lugares',
          'Que nos comuniquemos de una sola forma; por ejemplo, por carta',
          'Que hablemos con su abogado: denos el nombre del abogado y su dirección o teléfono',
        ],
      ),
      `Si vive en la ciudad de Nueva York, llame al ${phone.newYorkCity}. En Yonkers, llame al ${phone.yonkers}. Contesta una persona real. Si prefiere escribir, [prepare la carta en este sitio](/letters/limit-contact), imprímala y envíela.`,
    ]),
    section('sale-or-sharing', 'Venta o uso compartido de sus datos', [
      'No vendemos su información personal ni la compartimos para anuncios, así que no hay nada que desactivar. Si su navegador envía la señal de Control Global de Privacidad ([Global Privacy Control](lang:en)) o No Rastrear ([Do Not Track](lang:en)), la respetamos: la herramienta que cuenta visitas no se activa. Puede activar la señal en su navegador o con un complemento, y vale para ese navegador en ese dispositivo. Encontrará más información en nuestro [Aviso de privacidad](/privacy-notice) y en su [sección sobre California](/privacy-notice#californiaPrivacy).',
    ]),
    section('all-contact', 'Todas las comunicaciones', [
      `Díganos por escrito que no quiere más contacto por la deuda; con eso basta. También basta con decir que se niega a pagarla. Puede mandar una carta o un correo electrónico a ${email.disputes}; las dos formas cuentan como solicitud por escrito. En cuanto recibimos su solicitud, dejamos de comunicarnos con usted. La ley nos permite escribirle de nuevo solo para decirle que ya no vamos a cobrar, o para avisarle de un paso legal concreto que nosotros o el acreedor podemos dar o vamos a dar.`,
      'Esa solicitud no borra la deuda ni detiene una demanda, y no es una disputa. Para disputarla, escríbanos a más tardar en la fecha que indica el aviso de la deuda; puede hacer las dos cosas en una sola carta o en un solo correo electrónico. Si tiene papeles de un tribunal, responda al tribunal dentro del plazo que indican, sea una fecha o un número de días. Nada de lo que nos mande a nosotros cambia ese plazo.',
    ]),
    section('request-form', 'Solicitud para imprimir y enviar', [
      form(
        'Solicitud para limitar o detener el contacto',
        `Marque lo que desea, firme y envíe este formulario por correo postal a ${at.mail}. Esta página no envía nada. No escriba en el formulario números de tarjeta ni de Seguro Social, ni datos bancarios. Guarde una copia. No necesita correo certificado ([certified mail](lang:en)). Si quiere una prueba de que llegó, úselo y envíe el formulario a ${at.office}.`,
        [
          field('name', 'Nombre'),
          field('address', 'Dirección postal', { lines: 2 }),
          field('reference', 'Número de referencia, si lo tiene', { hint: 'Está en nuestras cartas' }),
          field('stop-texts', 'No más mensajes de texto', { boxes: 1 }),
          field('stop-email', 'No más correos electrónicos', { boxes: 1 }),
          field('stop-calls', 'No más llamadas', { boxes: 1 }),
          field('stop-sharing', 'No vender ni compartir mis datos (no hacemos ninguna de las dos cosas)', { boxes: 1 }),
          field('stop-all', 'Ningún contacto más sobre esta deuda', { boxes: 1 }),
          field('which', 'Teléfonos, correos electrónicos, horas o lugares que no debemos usar', { lines: 3 }),
          field('lawyer', 'Abogado que le representa, si lo tiene', {
            hint: 'Nombre, y dirección o teléfono',
            lines: 2,
          }),
          field('signature', 'Firma'),
          field('date', 'Fecha'),
        ],
      ),
    ]),
  ],
} satisfies InformationPage;

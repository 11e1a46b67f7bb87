import { list, section } from '@/content/blocks';
import { at, email, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('es');
const hours = hoursIn('es');

export const payByEmail = {
  meta: {
    title: 'Reciba por correo electrónico ayuda para pagar',
    description:
      'Solo le escribimos por correo electrónico sobre una deuda si usted da permiso. Vea cómo darlo, qué podemos enviar, cómo detenerlo y cómo cuidar sus datos.',
  },
  title: 'Reciba por correo electrónico ayuda para pagar',
  lead: 'Le escribimos por correo electrónico sobre una deuda solo después de que usted nos diga que sí. Entonces podemos enviarle los datos del pago y responder a sus preguntas. Usted paga en nuestro portal, por teléfono o por correo postal.',
  actions: [
    { label: 'Permitir correos electrónicos', href: site.emailConsent },
    { label: 'Ver todas las formas de pagar', href: '/make-payment' },
  ],
  sections: [
    section('permission-first', 'Primero, su permiso', [
      'El permiso debe venir de usted, para una dirección de correo electrónico y para mensajes sobre su deuda. No tiene que darlo. Si dice que no, nada cambia: tiene los mismos derechos y las mismas formas de pagar.',
      'Somos cobradores de deudas. Usamos estos mensajes para cobrar, y lo que nos cuente en ellos puede servirnos para eso. Si pone su dirección en la página de consentimiento y la envía, nos permite usarla para escribirle sobre la deuda.',
    ]),
    section('give-permission', 'Cómo dar su permiso', [
      list('Elija una forma. Tenga a mano su número de referencia.', [
        `En línea: llene el formulario de [nuestra página de consentimiento para correo electrónico](${site.emailConsent}), que es otro sitio nuestro.`,
        `Por teléfono: en español, llame al ${phone.spanish}; la llamada al ${phone.main} es gratuita. Atendemos ${hours.officeEastern}. Grabamos las llamadas. Si vive en el estado de Nueva York, use la página en línea o una carta, porque Nueva York exige el permiso por escrito.`,
        `Por correo postal: escriba su nombre, su número de referencia y su dirección de correo electrónico. Agregue una frase que diga que podemos escribirle a esa dirección sobre esta deuda y que no es una dirección de su empleador; luego firme y ponga la fecha. Envíelo a ${at.mail}.`,
      ]),
    ]),
    section('what-we-may-email', 'Qué podemos enviarle por correo electrónico', [
      list('Con su permiso, podemos enviarle:', [
        'El saldo y las formas de pagar',
        'La dirección de nuestro portal de pagos',
        'Un borrador de plan de pago, y su confirmación por escrito',
        'Recibos de sus pagos',
        'Respuestas a lo que nos pregunte',
      ]),
      'Su aviso de la deuda llega por correo postal, a menos que usted también acepte recibirlo en forma electrónica. Puede pedir una copia en papel de cualquier mensaje, sin costo. Puede pedirla en español.',
    ]),
    section('keep-numbers-out', 'No ponga números de tarjeta ni datos bancarios', [
      'Otras personas pueden leer un correo electrónico antes de que llegue. Nunca ponga en un mensaje un número de tarjeta, de cuenta bancaria o de Seguro Social. Nosotros nunca se los pedimos por ese medio. Si manda uno por error, no lo usamos para cobrar un pago.',
    ]),
    section('private-address', 'Elija una dirección privada', [
      'Denos una dirección que solo usted use. No ponga la de su trabajo, porque quizá su empleador pueda leer los mensajes, ni una que comparta con su familia o amigos, porque verían que le escribimos sobre una deuda. Avísenos si su dirección cambia.',
    ]),
    section('stop-email', 'Puede dejar de recibir mensajes cuando quiera', [
      list('Es gratis y no tiene que dar una razón. Cualquiera de estas formas sirve:', [
        'Use el enlace para cancelar la suscripción. Está en todos nuestros mensajes.',
        'Responda al mensaje y diga que no quiere más.',
        `Llame al ${phone.spanish} o escriba a ${email.info}.`,
        `Use [nuestra página para cancelar la suscripción](${site.emailUnsubscribe}).`,
      ]),
      'Dejamos de escribirle en cuanto nos llega su solicitud, y es posible que le enviemos un último mensaje para confirmar. Las cartas y las llamadas pueden seguir, y la deuda queda igual. Vea [cómo pedir que no usemos otros medios](/optout).',
    ]),
    section('new-york-city', 'Si vive en la ciudad de Nueva York', [
      `Las reglas de la ciudad nos dejan escribirle por correo electrónico solo si usted da su permiso, y puede retirarlo con una sola palabra y sin costo. Para nosotros, el silencio nunca es un sí. Si tiene preguntas, llame al ${phone.newYorkCity}: le contesta una persona real.`,
    ]),
    section('check-an-email', 'Verifique que un mensaje es nuestro', [
      'Si nunca nos dio permiso, desconfíe de un correo electrónico sobre una deuda. Puede ser una estafa, o quizá alguien nos dio su dirección por error. No abra sus enlaces. Compare la dirección con [nuestra lista oficial](/is-this-us#list). Aunque coincida, puede ser falsa: si tiene dudas, llámenos.',
    ]),
    section('other-ways', 'Sin correo electrónico', [
      'Puede pagar en línea, por teléfono o por correo postal, o [pedir que le llamemos](/make-payment/request-callback). Ninguna de estas formas tiene cargo. Si cree que hay un error en la deuda, vea [cómo disputarla](/make-payment#dispute).',
    ]),
  ],
} satisfies InformationPage;

import { list, section, table } from '@/content/blocks';
import { at, email, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('es');

export const accountEmail = {
  meta: {
    title: 'Preferencias y consentimiento de correo electrónico',
    description:
      'Elija si podemos escribirle por correo electrónico sobre su cuenta. Cómo dar permiso, cambiar de dirección o no recibir más, y qué nunca pedimos en un mensaje.',
  },
  title: 'Sus preferencias de correo electrónico',
  lead: 'Le escribimos por correo electrónico sobre su cuenta solo si usted lo permite. Usted decide qué dirección usamos y puede cambiar de idea cuando quiera.',
  actions: [
    { label: 'Ir al consentimiento', href: site.emailConsent },
    { label: 'No recibir más correos', href: site.emailUnsubscribe },
  ],
  sections: [
    section('choices', 'Elija lo que prefiera', [
      table(
        'Lo que desea y cómo hacerlo',
        'Lo que desea | En línea | Por teléfono o por correo postal',
        `Permitir correos electrónicos | Use la [página de consentimiento para correo electrónico](${site.emailConsent}) | Díganos la dirección y que podemos usarla; en el estado de Nueva York, por carta firmada`,
        'Cambiar de dirección | Cancele la suscripción de la anterior y luego permita la nueva en la página de consentimiento | Díganos las dos direcciones; en el estado de Nueva York, permita la nueva por carta firmada',
        `No recibir correos electrónicos | Use la [página para cancelar la suscripción](${site.emailUnsubscribe}) o el enlace de cualquier mensaje | Díganos a qué dirección no debemos escribir`,
        'Recibir cartas en español | Responda a uno de nuestros correos electrónicos y pídalo | Díganos que quiere las cartas en español',
      ),
      `Las dos páginas de arriba son nuestras. No son parte de este sitio, que no pide iniciar sesión ni tiene formularios que envíen datos. Para elegir por teléfono, llame en español al ${phone.spanish}; gratis, al ${phone.main}; por TTY, al ${phone.tty} o al 711. Para elegir por carta, escriba a ${at.mail}.`,
    ]),
    section('what-consent-means', 'Qué significa su permiso', [
      list('Cuando permite los correos electrónicos:', [
        'El permiso vale solo para la dirección que usted indica',
        'Podemos usar esa dirección para escribirle sobre la deuda',
        'Usted decide: ningún plan de pago ni disputa depende de ello',
        'Puede retirarlo cuando quiera, sin costo',
      ]),
      'No significa que reconozca la deuda ni que acepte el monto. Para enviarle algunos avisos legales por correo electrónico necesitamos otro consentimiento. Mientras no lo dé, le llegan en papel.',
      'Si vive en la ciudad de Nueva York, puede retirar su permiso con una sola palabra y sin costo.',
    ]),
    section('which-address', 'Elija una dirección privada', [
      'Use una dirección que solo usted revise. Por favor, no nos dé la del trabajo, porque su empleador podría leer los mensajes. Evite una dirección que comparta con su familia. Si pierde el acceso a una dirección, avísenos, para que nadie más lea sus mensajes.',
    ]),
    section('what-we-send', 'Qué enviamos y qué nunca pedimos', [
      'Podemos enviarle respuestas a sus preguntas, recibos de pago, detalles de su plan de pago y avisos sobre su cuenta. Cada mensaje dice quiénes somos y trae un enlace para cancelar la suscripción.',
      `Nunca le pedimos que mande por correo electrónico un número de tarjeta, de cuenta bancaria o de Seguro Social, ni una contraseña. Si un mensaje se lo pide, no responda. [Compruebe si es nuestro](/is-this-us), o llame al ${phone.spanish} y pregúntenos.`,
    ]),
    section('more-help', 'Más ayuda', [
      `Lea cómo [pagar con ayuda por correo electrónico](/make-payment/pay-by-email), cómo [dejar de recibir correos electrónicos](/unsubscribe) y cómo [limitar los mensajes de texto y las llamadas](/optout), o busque [su situación](/help). Si tiene preguntas sobre sus datos, escriba a ${email.privacy}.`,
    ]),
  ],
} satisfies InformationPage;

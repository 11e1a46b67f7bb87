import { list, section } from '@/content/blocks';
import { at, email, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const reply = repliesIn('es');
const site = sitesIn('es');

export const unsubscribe = {
  meta: {
    title: 'Cancelar la suscripción al correo electrónico',
    description:
      'Deje de recibir nuestros correos electrónicos, gratis y sin iniciar sesión. Vea todas las formas de pedirlo, qué pasa después y qué no cambia.',
  },
  title: 'Deje de recibir nuestros correos electrónicos',
  lead: 'Usted puede dejar de recibir nuestros correos electrónicos cuando quiera. Es gratis, no necesita iniciar sesión y no tiene que decir por qué.',
  actions: [
    { label: 'No recibir más correos', href: site.emailUnsubscribe },
    { label: 'Ver cómo limitar otros contactos', href: '/optout' },
  ],
  sections: [
    section('ways', 'Formas de cancelar la suscripción', [
      list('Use cualquiera de estas. Todas valen lo mismo:', [
        '**Use el enlace del mensaje.** Todo correo electrónico nuestro trae al final un enlace para cancelar la suscripción.',
        `**Hágalo en línea.** Escriba la dirección en nuestra [página para cancelar la suscripción](${site.emailUnsubscribe}) y confirme. Esa página es nuestra, pero no es parte de este sitio.`,
        '**Responda al mensaje.** Escriba “no más correos”, [stop](lang:en) u otras palabras que digan lo mismo.',
        `**Llámenos** en español al ${phone.spanish}, o gratis al ${phone.main}. Por TTY, llame al ${phone.tty} o marque 711.`,
        `**Escríbanos** a ${at.mail}.`,
      ]),
      'Díganos solo dos cosas: la dirección de correo electrónico y que no quiere recibir más mensajes ahí. Por favor, no mande números de cuenta, de tarjeta ni de Seguro Social.',
    ]),
    section('what-happens-next', 'Qué pasa después', [
      'Dejamos de escribir a esa dirección en cuanto nos llega su solicitud, y para todas las cuentas, no solo para una. Un mensaje que ya habíamos enviado aún puede llegarle.',
      'Puede recibir un último mensaje. Solo dice que recibimos su solicitud y que la cumpliremos. No le pide nada.',
      `¿Le llegó otro mensaje después? Escríbanos a ${email.complaints} o llámenos. Respondemos a las quejas en un plazo de ${reply.complaint}.`,
    ]),
    section('what-does-not-change', 'Qué no cambia', [
      list('Cancelar la suscripción detiene los mensajes a una sola dirección, y nada más:', [
        'No detiene los mensajes a otra dirección, a menos que también la indique',
        'No detiene las cartas, las llamadas ni los mensajes de texto; también puede [limitarlos o pedir que dejemos de usarlos](/optout)',
        'No cambia la deuda, ni su derecho a disputarla, ni la fecha límite para disputar',
        'No cancela un pago que ya programó. Para eso, llámenos o escríbanos por correo postal. Debemos recibir su aviso al menos tres días hábiles antes de que el pago se haga efectivo',
      ]),
      'Desde ese momento, los recibos y las cartas sobre su plan de pago que recibía por correo electrónico le llegarán por correo postal.',
    ]),
    section('changed-your-mind', 'Si cambia de opinión', [
      `Puede permitir de nuevo los mensajes en la [página de consentimiento para correo electrónico](${site.emailConsent}), por teléfono o por carta; si vive en el estado de Nueva York, solo en línea o por carta. No escribiremos a esa dirección antes de que lo haga. Lea más en la [página de preferencias de correo electrónico](/my-account/email).`,
    ]),
    section('not-yours', 'Si el mensaje no era para usted', [
      'Si no conoce a la persona ni la cuenta, primero [compruebe que el mensaje de verdad es nuestro](/is-this-us), sin abrir sus enlaces. Después cancele la suscripción, o llámenos y diga que la dirección está equivocada. Dejaremos de usarla para todas las cuentas, no solo para esa.',
    ]),
  ],
} satisfies InformationPage;

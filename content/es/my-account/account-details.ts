import { list, section } from '@/content/blocks';
import { at, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import type { InformationPage } from '@/content/types';

const site = sitesIn('es');
const hours = hoursIn('es');
const { hostname } = new URL(site.accountDetails);

export const accountDetails = {
  meta: {
    title: 'Detalles de la cuenta',
    description:
      'Vea su cuenta en nuestro portal seguro: qué muestra, qué necesita, cómo reconocer la dirección verdadera y cómo saberlo todo por teléfono.',
  },
  title: 'Vea los detalles de su cuenta',
  lead: 'Nuestro portal de pagos, que está aparte de este sitio, muestra la cuenta que un acreedor nos pidió cobrar. En este sitio web no se inicia sesión.',
  actions: [
    { label: 'Abrir el portal', href: site.accountDetails },
    { label: 'Ver todas las formas de contacto', href: '/contact' },
  ],
  sections: [
    section('what-it-shows', 'Qué muestra el portal', [
      list('Cuando inicie sesión allí, podrá ver:', [
        'El nombre del acreedor y el número de referencia que usted tiene con nosotros',
        'El saldo y su desglose',
        'Los pagos que recibimos y los que usted tiene programados',
        'Cómo pagar con tarjeta de débito o desde una cuenta bancaria, sin cargo',
        'Recibos que puede guardar o imprimir',
      ]),
      'Solo puede mirar su propia cuenta, o una que tenga permiso para manejar en nombre de otra persona.',
    ]),
    section('what-you-need', 'Qué necesita', [
      'Tenga a mano una carta nuestra, donde está su número de referencia. El portal le pide ese número y uno o dos datos para confirmar quién es usted. Si usa una computadora compartida, cierre la sesión y la ventana al terminar.',
    ]),
    section('real-address', 'Cómo reconocer la dirección verdadera', [
      list('Los estafadores copian a empresas reales. Antes de iniciar sesión, revise estos puntos:', [
        `La dirección empieza con https:// y luego dice **${hostname}**, letra por letra, hasta la siguiente barra (/).`,
        'Su navegador no muestra ninguna advertencia sobre la página.',
        'Usted llegó desde este sitio o escribió la dirección.',
        'Nadie le apura, le amenaza ni le pide pagar con tarjetas de regalo.',
      ]),
      `Si algo le parece raro, no inicie sesión. Compare la dirección con [nuestra lista oficial](/is-this-us#list) o llame al ${phone.spanish}.`,
    ]),
    section('without-internet', '¿No tiene internet? Use el teléfono o el correo postal', [
      list(
        'Puede obtener los mismos datos sin el portal: se los leemos por teléfono o se los mandamos por correo postal, sin costo. Use una de estas vías:',
        [
          `En español, desde cualquier lugar: ${phone.spanish}`,
          `Residentes de la ciudad de Nueva York: ${phone.newYorkCity}`,
          `Residentes de Yonkers: ${phone.yonkers}`,
          `Residentes de Connecticut: ${phone.connecticut}`,
          `Llamada gratuita, en español o en inglés: ${phone.main}`,
          `TTY: ${phone.tty}, o marque 711`,
          `Por correo postal: ${at.mail}`,
        ],
      ),
      `Atendemos ${hours.officeEastern}. Las llamadas se graban, y lo decimos al comenzar.`,
    ]),
    section('if-it-is-wrong', 'Si la cuenta no le parece correcta', [
      'No necesita el portal para disputar una deuda ni para preguntar quién fue el acreedor original, y tampoco tiene que aceptar ninguna condición. Escríbanos, por carta o por correo electrónico, a más tardar en la fecha que indica el aviso de la deuda. Vea [adónde enviar una disputa y qué poner en ella](/contact#disputes), o [busque su situación](/help).',
    ]),
  ],
} satisfies InformationPage;

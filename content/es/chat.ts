import { firm } from '@/content/firm';
import { list, section } from '@/content/blocks';
import type { SiteContent } from '@/content/types';
import { at, email, hoursIn, phone } from '@/content/inline';

const hours = hoursIn('es');

export const chat = {
  page: {
    meta: {
      title: 'Chat en inglés: otras formas de hablar con nosotros',
      description:
        'Nuestro asistente automatizado de chat está solo en inglés. Aquí tiene los teléfonos principales, el horario y la dirección postal. Le atendemos en español.',
    },
    title: 'El chat es solo en inglés',
    lead: `Nuestro asistente de chat es automatizado: sigue un guion en inglés y no es una persona. Puede indicarle adónde ir. No puede ver su cuenta, recibir un pago ni registrar una disputa. Para que le atiendan en español, llame al ${phone.spanish}.`,
    ways: section('ways-to-reach-us', 'Cómo hablar con una persona', [
      list('Cerramos los días feriados bancarios federales. Grabamos las llamadas.', [
        `Llamada gratuita: ${phone.main}`,
        `En español: ${phone.spanish}`,
        `Ciudad de Nueva York: ${phone.newYorkCity}`,
        `Yonkers: ${phone.yonkers}`,
        `Connecticut: ${phone.connecticut}`,
        `TTY: ${phone.tty}, o marque 711`,
        `Correo electrónico, para preguntas generales: ${email.info}`,
        `Correo postal: ${at.mail}`,
      ]),
      `El asistente en inglés funciona ${hours.days}, desde las ${hours.chat.from} hasta las ${hours.chat.until}, según el reloj de su propio dispositivo. Nuestros teléfonos siguen la hora del Este, así que puede haber diferencia. En un día feriado, el asistente puede estar activo aunque la oficina esté cerrada.`,
      'También puede [pedir que le llamemos](/make-payment/request-callback), ver [todos los datos de contacto](/contact) o leer [cómo disputar una deuda](/make-payment#dispute).',
    ]),
  },
  text: {
    icon_label: 'Chatear con nuestro asistente',
    heading: 'Asistente automatizado',
    text: `Le damos la bienvenida a ${firm.name}, un cobrador de deudas. ¿Quiere comunicarse con una persona de nuestra oficina?`,
    yes_response: 'Con gusto. Esta página tiene nuestros teléfonos, direcciones y horario:',
    offlineText: `Lo sentimos, nuestra oficina está cerrada en este momento. Inténtelo de nuevo en nuestro horario normal: ${hours.office} Todas las horas son del Este.`,
    url: '/Chat',
    EsUrl: '/es/Chat',
    yes: 'Sí',
    no: 'No',
    placeholder: 'Escriba un mensaje',
    no_match_response: 'No encontramos una solución relacionada con su pregunta; comuníquese con nosotros',
  },
  notices: {
    scripted:
      'Está chateando con un programa que sigue un guion, no con una persona. Sus mensajes se quedan en esta página y no nos llegan. Somos un cobrador de deudas: cobramos deudas y, para hacerlo, usamos lo que la gente nos dice por teléfono o por escrito. No escriba números de cuenta, de tarjeta ni de Seguro Social.',
    numberRefused:
      'Eso parecía un número de tarjeta, de cuenta bancaria o de Seguro Social, así que lo quitamos. Mejor llámenos.',
    urlLabel: 'Cómo comunicarse con nosotros',
    otherWays: 'Otras formas de comunicarse con nosotros',
  },
} satisfies SiteContent['chat'];

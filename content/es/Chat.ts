import { list, section } from '@/content/blocks';
import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import type { ChatPage } from '@/content/types';

const hours = hoursIn('es');

export const chat = {
  meta: {
    title: 'Chat en inglés: otras formas de hablar con nosotros',
    description:
      'Nuestro asistente automatizado de chat está solo en inglés. Aquí tiene los teléfonos principales, el horario y la dirección postal. Le atendemos en español.',
  },
  title: 'El chat es solo en inglés',
  lead: `Nuestro asistente de chat es automatizado: sigue un guion en inglés y no es una persona. Puede indicarle adónde ir. No puede ver su cuenta, recibir un pago ni registrar una disputa. No escriba ahí números de tarjeta, de cuenta ni de Seguro Social. Para que le atiendan en español, llame al ${phone.spanish}.`,
  ways: section('ways-to-reach-us', 'Cómo hablar con una persona', [
    '¿Le descuentan dinero del sueldo o le congelaron la cuenta bancaria? Lea [qué protege la ley y qué hacer](/help/after-a-judgment). Para lo demás, [busque su situación](/help).',
    list('Cerramos los días feriados bancarios federales. Grabamos las llamadas.', [
      `En español: ${phone.spanish}`,
      `Llamada gratuita, en español o en inglés: ${phone.main}`,
      `Ciudad de Nueva York: ${phone.newYorkCity}`,
      `Yonkers: ${phone.yonkers}`,
      `Connecticut: ${phone.connecticut}`,
      `TTY: ${phone.tty}, o marque 711`,
      `Correo electrónico, para preguntas generales: ${email.info}`,
      `Correo postal: ${at.mail}`,
    ]),
    `El asistente en inglés funciona ${hours.days}, desde las ${hours.chat.from} hasta las ${hours.chat.until}, hora de donde usted está. Nuestros teléfonos siguen la hora del Este y no se atienden en los días feriados.`,
    'En este sitio puede hacer algunas cosas por su cuenta: [comprobar si una llamada o un mensaje es nuestro](/is-this-us), [preparar una carta](/letters) o [calcular una fecha](/dates).',
    'También puede [pedir que le llamemos](/make-payment/request-callback), ver [todos los datos de contacto](/contact) o leer [cómo disputar una deuda](/make-payment#dispute).',
  ]),
} satisfies ChatPage;

import { hoursIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { SiteContent } from '@/content/types';

const hours = hoursIn('es');

export const assistant = {
  text: {
    icon_label: 'Chatear con nuestro asistente',
    heading: 'Asistente automatizado',
    text: `Le damos la bienvenida a ${firm.name}, un cobrador de deudas. ¿Quiere comunicarse con una persona de nuestra oficina?`,
    yes_response: 'Con gusto. Esta página tiene nuestros teléfonos, direcciones y horario:',
    offlineText: `Lo sentimos, nuestra oficina está cerrada en este momento. Inténtelo de nuevo en nuestro horario normal: ${hours.office} Todas las horas son del Este.`,
    url: '/Chat',
    EsUrl: '/Chat',
    yes: 'Sí',
    no: 'No',
    placeholder: 'Escriba un mensaje',
    no_match_response: 'No encontramos una solución relacionada con su pregunta; comuníquese con nosotros',
  },
  disclosures: {
    scripted:
      'Está chateando con un programa que sigue un guion, no con una persona. Sus mensajes se quedan en esta página y no nos llegan. Somos un cobrador de deudas: cobramos deudas y, para hacerlo, usamos lo que la gente nos dice por teléfono o por escrito. No escriba números de cuenta, de tarjeta ni de Seguro Social.',
    numberRefused:
      'Eso parecía un número de tarjeta, de cuenta bancaria o de Seguro Social, así que lo quitamos. Mejor llámenos.',
    urlLabel: 'Cómo comunicarse con nosotros',
    otherWays: 'Otras formas de comunicarse con nosotros',
  },
} satisfies SiteContent['assistant'];

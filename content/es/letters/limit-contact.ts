import { blocks } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { LetterPage } from '@/content/types';

export const limitContactLetter = {
  meta: {
    title: 'Carta para limitar el contacto',
    description:
      'Escriba una carta que dice por qué medios, dónde y a qué horas no quiere que nos comuniquemos. Nada de lo que escriba sale de la página.',
  },
  title: 'Limitar el contacto',
  lead: 'Puede pedirnos que no usemos llamadas, mensajes de texto, correo electrónico o correo postal, y que no nos comuniquemos con usted en el trabajo o a ciertas horas. No tiene que dar un motivo.',
  forWhom: 'Prefiere que le escribamos, o que no le llamemos al trabajo ni a ciertas horas.',
  before: blocks([
    'También basta con decírnoslo por teléfono, por correo electrónico o como respuesta a un mensaje de texto, y vale igual. La carta le deja una copia de lo que pidió.',
    'La carta no detiene todo el contacto, no sirve para disputar la deuda y no detiene los papeles del tribunal. Esto es información general y no asesoría legal.',
  ]),
  byHand: 'Use el punto 2 o el punto 3, no los dos. Deje al menos un medio por el que podamos comunicarnos con usted.',
  letter: {
    subject: 'Cómo comunicarse conmigo',
    paragraphs: {
      about: 'Les escribo sobre la cuenta que ustedes me piden pagar.',
      notThese: 'Por favor, no se comuniquen conmigo por estos medios:',
      onlyThese: 'Solo pueden comunicarse conmigo por estos medios:',
      notNumbers: 'Por favor, no llamen ni manden mensajes de texto a estos teléfonos:',
      notEmails: 'Por favor, no escriban a estos correos electrónicos:',
      notAtWork: 'Por favor, no se comuniquen conmigo en el trabajo: no me conviene.',
      employer: 'Mi empleador no permite estas llamadas. Por favor, no se comuniquen conmigo en el trabajo.',
      notPlaces: 'Por favor, no se comuniquen conmigo en estos lugares:',
      times:
        'Si me llaman o me mandan mensajes de texto, háganlo solo en estos días y horas: {days}, de {from} a {until} (zona horaria: {zone}). Fuera de esos días y horas no me conviene.',
      notAll: 'Con esta carta no pido que dejen por completo de comunicarse conmigo.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni en todo ni en parte, ni prometo pagarla.',
    },
    items: {
      calls: 'Llamadas telefónicas',
      texts: 'Mensajes de texto',
      email: 'Correo electrónico',
      mail: 'Correo postal',
    },
  },
  when: blocks([
    `Puede enviarla en cualquier momento. Si no puede esperar al correo postal, llame al ${phone.spanish} o escriba a ${email.disputes}. Su solicitud vale desde que la recibimos.`,
  ]),
  then: blocks([
    'Respetamos su solicitud desde que la recibimos. Un mensaje que ya había salido todavía puede llegarle. Según la ley de Massachusetts, si pide de palabra que no le llamemos al trabajo, eso vale diez días, o más si lo confirma por escrito en un plazo de siete días. Esta carta sirve para confirmarlo. Nosotros lo respetamos mientras usted quiera, aunque no lo confirme por escrito.',
    'Si usamos un medio que usted nos pidió no usar, anote el día, la hora y el número, y [díganoslo a nosotros o a una oficina pública](/help/limit-contact). Si no quiere saber nada más de nosotros, hay [una carta para que dejemos de comunicarnos](/letters/stop-contact).',
  ]),
} satisfies LetterPage<'limit-contact'>;

import { blocks, list } from '@/content/blocks';
import { at, contactLimitsIn, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

const limit = contactLimitsIn('es');

export const limitContact = {
  meta: {
    title: 'Demasiadas llamadas: ponga límites',
    description:
      'Fije horas y lugares, pida que no le llamemos al trabajo, deje un solo medio o pida que dejemos de comunicarnos con usted. Vea qué hace cada opción.',
  },
  title: '¿Cómo hago para que dejen de llamar?',
  cue: 'llamadas, mensajes, trabajo, todo contacto',
  find: 'dejen de llamar acoso demasiadas llamadas mensajes de texto correo trabajo jefe vecinos turno de noche bloquear no me contacten límites cancelar abogado me representa buzón de voz domingo molestan hostigan llaman llamando todos los días a cada rato llamaron a mi familia mamá papá amigos amenazan amenaza amenazas amenazaron hostigamiento gritaron',
  lead: 'Díganos, como prefiera, qué horas, lugares o medios no le convienen, y lo respetamos. Si quiere que dejemos de comunicarnos con usted, pídalo por escrito, en una carta o un correo electrónico.',
  summary: [
    'No tiene que dar un motivo.',
    'Empiece por el paso más pequeño que le sirva: una hora o un lugar, después un medio, después todo.',
    'Para que dejemos de comunicarnos con usted, tiene que pedirlo por escrito.',
    'Que dejemos de comunicarnos no elimina la deuda, ni cancela un pago programado, ni detiene un caso en el tribunal.',
  ],
  meaning: blocks([
    'Las reglas federales suponen que es demasiado llamar más de siete veces en siete días por una deuda. También lo es llamar otra vez antes de que pasen siete días desde que usted y el cobrador hablaron. En algunos lugares las reglas son más estrictas: Massachusetts permite dos llamadas por semana por cada deuda, y solo dos en 30 días a lugares como el trabajo. La ciudad de Nueva York tiene límites que también cuentan los mensajes y los correos.',
    list('Según lo que nos diga, hacemos lo siguiente:', [
      '**“A esa hora no, en ese lugar no.”** Dejamos de comunicarnos con usted a esa hora o en ese lugar. Basta con que usted diga que no le convienen.',
      '**“Al trabajo no.”** Con eso alcanza. Su jefe no tiene que escribirnos.',
      '**“Sin llamadas”, “sin mensajes” o “sin correos”.** Dejamos de usar ese medio. Cuando pide [no recibir más mensajes](word:opt-out) en un número o una dirección, vale para todas las deudas, y puede llegarle un mensaje breve que lo confirma.',
      '**“No se comuniquen más conmigo.”** Si nos pide por escrito que [dejemos de comunicarnos](word:stop-contact), solo podemos escribirle para decirle que ya no vamos a cobrar, o para avisarle de un paso legal concreto que nosotros o el acreedor podemos dar o vamos a dar. Si nos lo pide, también respondemos a su disputa.',
    ]),
    'Si más adelante usted nos escribe, podemos responderle una vez; por correo electrónico, solo si antes nos había dado permiso.',
  ]),
  steps: [
    {
      when: 'Empiece aquí',
      title: 'Cambie la hora o el lugar',
      text: `Llame al ${phone.spanish} o escriba a ${email.info}: “No llamen antes del mediodía”, o “no llamen a casa de mi mamá”. Si vive en otra zona horaria, díganoslo.`,
    },
    {
      title: 'Diga qué medio no debemos usar',
      text: 'Responda STOP a un mensaje de texto, use el enlace de un correo o solo díganoslo. También cuentan sus propias palabras, en español o en inglés. Vea [todas las formas de no recibir más mensajes](/optout).',
    },
    {
      title: 'Deje solo las cartas',
      text: `Pídanos que escribamos por correo postal y nada más; para eso sirve [la carta para limitar el contacto](/letters/limit-contact). Mándela a ${at.mail} y guarde una copia, para tenerlo por escrito.`,
    },
    {
      when: 'Si quiere silencio',
      title: 'Pídanos por escrito que dejemos de comunicarnos',
      text: `[La carta para que dejemos de comunicarnos](/letters/stop-contact) vale desde que la recibimos. Un correo electrónico a ${email.disputes} vale igual. Antes de mandarla, decida si también quiere [disputar la deuda](#dispute), porque después no podremos preguntárselo.`,
    },
    {
      title: 'Guarde una copia y la fecha',
      text: `Si aun así le llaman, anote el día, la hora y el número, y escriba a ${email.complaints}. También puede quejarse ante [una oficina pública](#free-help).`,
    },
  ],
  dispute:
    'Limitar el contacto no es disputar. Si cree que la deuda está mal, dígalo también, por escrito y a más tardar en la fecha límite de su aviso de la deuda. Una sola carta suya puede hacer las dos cosas; nuestra carta para limitar el contacto no sirve para disputar. Si tiene papeles del tribunal, presente también su contestación en el tribunal, dentro del plazo que indican; una carta a nosotros no cuenta como contestación.',
  promises: [
    `Por cada deuda, en cualquier período de siete días, no pasamos de ${limit.calls} llamadas o mensajes de texto, ni de ${limit.contacts} contactos de todo tipo en total, aunque no logremos hablar con usted. A un lugar como el trabajo no hacemos más de dos llamadas en 30 días. Después de hablar con usted de la deuda, no llamamos por ella en siete días, salvo que usted lo pida. Respetamos estos límites con todas las personas.`,
    'Si nos pide que no usemos un número o una dirección, su solicitud vale desde que la recibimos. Un mensaje que ya había salido todavía puede llegarle.',
    'Nunca hablamos de su deuda con sus amigos, sus vecinos ni sus compañeros de trabajo. Vea [cómo no debemos comunicarnos con usted](/contact#how-not-to-reach-you).',
  ],
  limits: ['Detener los papeles del tribunal.', 'Detener las llamadas de otros cobradores.'],
} satisfies Situation;

import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import { freeHelpSiteIn } from '@/content/help/free-help-sites';
import type { Situation } from '@/content/types';

export const military = {
  meta: {
    title: 'Servicio militar y deudas',
    description:
      'En servicio activo, o en pareja con alguien que lo está: el tope del 6 por ciento en deudas de antes, más tiempo en el tribunal y qué decirnos.',
  },
  title: 'Presto servicio militar, o lo presta mi cónyuge',
  cue: 'servicio activo, SCRA, despliegue',
  find: 'hijo hija ejército marina fuerza aérea infantería guardia costera guardia nacional reserva desplegado soldado veterano militar SCRA interés seis por ciento órdenes abogado servicio activo oficina legal cónyuge',
  lead: 'Díganos las fechas de su servicio, porque la ley puede bajar el interés de las deudas de antes del servicio y darle más tiempo en el tribunal. La oficina de asistencia legal de su base le ayuda gratis.',
  summary: [
    'El interés de las deudas anteriores al servicio puede tener un tope del 6 por ciento.',
    'Un tribunal puede poner el caso en pausa mientras usted presta servicio, y si usted no ha contestado, debe cumplir ciertos requisitos antes de decidirlo en su contra.',
    'El cónyuge y los dependientes de quien presta servicio pueden tener algunos de estos derechos.',
    'Disputar la deuda no le quita ninguno de estos derechos.',
  ],
  meaning: blocks([
    'La ley se llama [Ley de Ayuda Civil para Miembros del Servicio Militar](word:relief-act), SCRA por sus siglas en inglés. Protege a quienes están en [servicio activo](word:active-duty), para que no pierdan un caso en el tribunal, o su casa, solo por estar prestando servicio.',
    list('Entre otras cosas, hace esto:', [
      'Puede poner un tope del 6 por ciento al año al interés de las deudas que usted hizo antes del servicio. Tiene que pedirlo y mandar copia de sus órdenes.',
      'Le permite pedir a un tribunal que ponga el caso en pausa por al menos 90 días.',
      'No deja que un tribunal dicte una [sentencia en rebeldía](word:default-judgment) antes de que el acreedor declare bajo juramento si usted está o no en servicio activo. Si lo está, el tribunal debe nombrarle antes un abogado.',
    ]),
    'Si su servicio ya terminó, todavía puede pedir el tope del 6 por ciento dentro de los 180 días siguientes. Los beneficios militares y de veteranos pueden ser [ingresos protegidos](/help/cannot-pay).',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Díganos que presta servicio',
      text: `Llame al ${phone.spanish}, o escriba a ${email.info}. Para empezar bastan las fechas. Si tiene sus órdenes militares, mande una copia; tache lo que no nos haga falta ver.`,
    },
    {
      title: 'Llame a la oficina de asistencia legal',
      text: 'Cada base tiene una, o le dice cuál le toca. Es gratis para usted y muchas veces para su familia.',
    },
    {
      when: 'Si tiene papeles del tribunal',
      title: 'Muéstrelos de inmediato en esa oficina',
      text: 'Allí pueden ayudarle a pedirle tiempo al tribunal. El plazo que indican los papeles vale hasta que el tribunal diga otra cosa; vea [Me demandaron](/help/sued).',
    },
    {
      when: 'Para el tope del interés',
      title: 'Pídalo por escrito',
      text: `Mande una carta y copia de sus órdenes al acreedor, a más tardar 180 días después de terminar el servicio. Mande una copia también a ${at.mail}, y se la hacemos llegar al acreedor. El Departamento de Justicia [explica las reglas](${freeHelpSiteIn('reliefAct', 'es').href}), en inglés.`,
    },
    {
      title: 'Deje que alguien actúe en su nombre',
      text: 'Si va a estar lejos, con un [poder legal](word:power-of-attorney) puede hablar con nosotros una persona de su confianza.',
    },
  ],
  dispute:
    'Puede disputar esta deuda como cualquier persona, por escrito y a más tardar en la fecha límite de su aviso de la deuda. Si el correo tarda mucho en llegarle, díganoslo, y díganos cuándo llegó el aviso de la deuda.',
  promises: [
    'Antes de pedir a un tribunal una sentencia en rebeldía, revisamos si la persona está en servicio.',
    'Nunca hablamos de una deuda con sus superiores, ni amenazamos con hacerlo.',
  ],
  limits: [
    'Fijar el interés de la cuenta. Eso le toca al acreedor, que debe cumplir la ley.',
    'Pedir tiempo al tribunal en nombre de usted.',
  ],
} satisfies Situation;

import { blocks } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const sued = {
  meta: {
    title: 'Me demandaron por una deuda',
    description:
      'Recibió papeles del tribunal por una deuda. Vea qué es una citación, cómo contestar a tiempo y quién le ayuda gratis en su estado.',
  },
  title: 'Me demandaron. ¿Qué hago ahora?',
  cue: 'citación, demanda, audiencia en el tribunal',
  find: 'citatorio corte demanda papeles del tribunal corte me entregaron citación audiencia juez responder contestar rebeldía alguacil vino litigio abogado acción legal demandante demandado reclamos menores número del caso expediente fallo sentencia exención de cuotas ayuda legal gratuita demandando carta de la corte papeles abogado gratis falté a la corte',
  lead: 'Presente su contestación por escrito en el tribunal, dentro del plazo que indican sus papeles. Llamarnos o escribirnos a nosotros no cuenta como contestación y no cambia ese plazo.',
  summary: [
    'El plazo para contestar está en los papeles del tribunal, como una fecha o un número de días. Nada de lo que nos mande a nosotros lo cambia.',
    'Contestar no es, por sí solo, admitir. Usted puede contestar y decir que la deuda está mal.',
    'Si el tribunal no recibe una contestación a tiempo, un juez puede decidir sin oír su versión.',
    'Puede contestar por su cuenta o con un abogado, y la ayuda legal es gratuita para personas con ingresos bajos.',
  ],
  meaning: blocks([
    'Un acreedor pidió a un tribunal que decida si usted debe dinero, y ahora le toca a usted dar su versión. Es un caso civil y no una acusación penal.',
    'Casi siempre llegan dos papeles juntos. La [citación](word:summons) dice qué tribunal es, y cómo y cuándo responder; la [demanda](word:complaint) dice lo que reclama el acreedor. Lo que usted le escribe al tribunal se llama [contestación](word:answer).',
    'Si no llega ninguna contestación a tiempo, el tribunal puede dictar una [sentencia en rebeldía](word:default-judgment), y con ella le pueden llegar a embargar el sueldo o la cuenta bancaria. Con su contestación, el juez puede oír lo que usted tiene que decir.',
    'Una demanda como esta debe presentarse en un tribunal del lugar donde usted vive o donde firmó el contrato. No se puede presentar por una deuda [demasiado antigua para demandar](/help/old-debt). El tribunal quizá no note ninguna de las dos cosas si la contestación no las menciona. En la ayuda legal pueden revisarlas con usted.',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Busque el tribunal, el número del caso y la fecha',
      text: 'Mire en los papeles. Algunos tribunales escriben la fecha para contestar y otros explican cómo contarla. Si no la ve clara, pregunte en la [secretaría del tribunal](word:clerk).',
    },
    {
      title: 'Guarde los papeles y el sobre',
      text: 'Anote qué día llegaron, cómo llegaron y quién los recibió, porque de eso puede depender la fecha para contestar.',
    },
    {
      title: 'Pida ayuda gratuita',
      text: 'La ayuda legal o el centro de ayuda del tribunal pueden leer los papeles con usted. [Vea a quién llamar en su estado.](#free-help)',
    },
    {
      when: 'Dentro del plazo para contestar',
      title: 'Presente su contestación en el tribunal',
      text: `Muchos tribunales tienen un formulario para la contestación, y en la secretaría le dicen si se entrega por correo, en persona o en línea. En Connecticut se presenta primero un formulario llamado [Appearance](lang:en) (comparecencia). Guarde una copia y mande otra al bufete que aparece en los papeles. Si somos nosotros, la dirección es ${at.mail}.`,
    },
    {
      title: 'Pregunte por la cuota y por un intérprete',
      text: 'Si hay una cuota que no puede pagar, pida una [exención de cuotas](word:fee-waiver). Si habla otro idioma mejor que el inglés, pida un intérprete del tribunal.',
    },
    {
      when: 'Después',
      title: 'Vaya a todas las audiencias del tribunal',
      text: 'Vaya aunque esté hablando con nosotros sobre un acuerdo. En un tribunal de reclamos menores ([small claims](lang:en)), conteste por escrito si los papeles lo piden. Vaya en la fecha indicada, aunque no haya contestado. Si no puede ir, llame al tribunal antes de ese día y pregunte cómo pedir otra fecha. Mientras el tribunal no la cambie, vale la primera.',
    },
    {
      title: 'Si ya pasó el plazo, pregunte hoy mismo',
      text: 'Pregunte en la secretaría si todavía puede entregar una contestación. Si ya hay un fallo o sentencia, pregunte cómo reabrir el caso. Si le congelaron la cuenta o le descuentan del sueldo, lea [qué hacer](/help/after-a-judgment).',
    },
  ],
  dispute: `El lugar para disputarla es el tribunal, en su contestación. También puede disputar la deuda con nosotros, sin costo, con una carta o con un correo electrónico a ${email.disputes}. Una cosa no reemplaza a la otra.`,
  promises: [
    'Si los pide, le mandamos los papeles en que se basa el reclamo del acreedor.',
    'Si aceptamos darle más tiempo, lo ponemos por escrito y le recordamos que quizá también deba permitirlo el tribunal.',
    `Nunca le decimos a nadie que no vaya al tribunal. Si alguien lo hizo en nuestro nombre, escriba a ${email.complaints}.`,
  ],
  limits: [
    'Cambiar una fecha del tribunal, ni presentar la contestación por usted.',
    'Decirle qué escribir en su contestación, ni cómo va a terminar el caso.',
  ],
} satisfies Situation;

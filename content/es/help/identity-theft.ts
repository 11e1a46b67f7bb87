import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import { freeHelpSiteIn } from '@/content/help/free-help-sites';
import type { Situation } from '@/content/types';

const report = freeHelpSiteIn('identityTheft', 'es').href;
const creditReports = freeHelpSiteIn('creditReports', 'es').href;

export const identityTheft = {
  meta: {
    title: 'Usaron mi nombre: robo de identidad',
    description:
      'Una deuda que no es suya puede venir de un robo de identidad. Vea cómo detenerla, qué reportar y dónde, y qué datos nunca tiene que mandarnos.',
  },
  title: '¿Alguien usó mi nombre?',
  cue: 'robo de identidad, cuentas que no abrió',
  find: 'identidad robada fraude número de seguro social cuenta que no abrí un familiar usó mi nombre denuncia policía estafa hackearon robaron robo perdí la cartera filtración de datos SSN alerta congelar declaración jurada víctima',
  lead: 'Díganos que es un robo de identidad, y dejamos de cobrar mientras lo revisamos. No necesita una denuncia policial para disputar una deuda que otra persona contrajo a su nombre.',
  summary: [
    'Escribir “esta deuda no es mía” ya es una disputa completa. Puede mandar los papeles después, o no mandarlos.',
    'En el sitio del gobierno puede hacer gratis un informe y recibir un plan y los papeles que piden las compañías de informes de crédito.',
    'Con ese informe, una compañía de informes de crédito tiene cuatro días hábiles para bloquear lo que vino del robo.',
    'No nos mande a nosotros, ni a ningún otro cobrador, su número completo de Seguro Social.',
  ],
  meaning: blocks([
    'Hay [robo de identidad](word:identity-theft) cuando alguien usa su nombre o sus números sin permiso, quizá para abrir una tarjeta, una línea de teléfono o un préstamo. La cuenta llega a nombre de usted, aunque la deuda no sea suya. Si sabe quién fue y no es seguro decirlo, lea [Me obligaron a aceptar esta deuda](/help/coerced-debt).',
    list('Usted tiene derechos en tres lugares a la vez:', [
      '**Con nosotros.** Puede disputar la deuda, y dejamos de cobrar mientras la revisamos.',
      '**Con las compañías de informes de crédito.** Si le manda a una de ellas un [informe de robo de identidad](word:identity-theft-report), una prueba de quién es usted y una nota que diga qué dato no es suyo, debe hacer un [bloqueo](word:block) de ese dato en cuatro días hábiles.',
      '**Con la empresa que abrió la cuenta.** Puede pedirle, sin costo, copia de la solicitud y de los registros.',
    ]),
    'Cuando a un acreedor o cobrador le avisan que una deuda quedó bloqueada por robo de identidad, esa deuda ya no se puede vender ni pasar a otro cobrador.',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Avísenos',
      text: `Llame al ${phone.spanish} o escriba a ${email.disputes} y diga que es un robo de identidad. No tiene que explicar quién pudo ser.`,
    },
    {
      title: 'Repórtelo y reciba un plan',
      text: `[RobodeIdentidad.gov](${report}) es el sitio del gobierno. Le hace unas preguntas, prepara su informe y le da cartas y una lista de lo que sigue.`,
    },
    {
      title: 'Congele su crédito o ponga una alerta de fraude',
      text: 'Pida una [congelación de crédito](word:security-freeze) a cada una de las tres compañías de informes de crédito. O pida una [alerta de fraude](word:fraud-alert) a una sola, y esa avisa a las demás. Las dos son gratis. La congelación dura hasta que usted la quita; la primera alerta de fraude dura un año.',
    },
    {
      when: 'A más tardar en la fecha límite de su aviso de la deuda',
      title: 'Mándenos una carta breve',
      text: `Escriba que disputa la deuda porque alguien usó su nombre. Si quiere, agregue copia de su informe de robo de identidad con los números tachados. Envíela a ${at.mail}, o por correo electrónico.`,
    },
    {
      when: 'Esta semana',
      title: 'Lea sus informes de crédito y pida los bloqueos',
      text: `Pida los tres gratis en [AnnualCreditReport.com](${creditReports}). Por cada cuenta que no sea suya, mande su informe de robo de identidad a la compañía de informes de crédito y pídale que la bloquee.`,
    },
    {
      title: 'Lleve un registro',
      text: 'Anote cada llamada y cada carta con la fecha, el nombre de la persona y lo que se dijo. Si alguien vuelve a preguntar, tendrá toda la historia en una hoja.',
    },
  ],
  dispute:
    'Puede disputar primero y juntar los papeles después. Escriba a más tardar en la fecha límite de su aviso de la deuda para tener todos los derechos que le da la ley; si ya pasó, escriba de todos modos. Si tiene papeles del tribunal, [presente también su contestación en el tribunal](/help/sued), dentro del plazo que indican; una carta a nosotros no cuenta como contestación.',
  promises: [
    'Dejamos de cobrar en cuanto nos dice, por teléfono o por escrito, que es un robo de identidad, y no volvemos a cobrar mientras lo revisamos.',
    'Se lo decimos por escrito al acreedor y marcamos la deuda como disputada.',
    'Nunca le pedimos dos veces la misma prueba, y nunca el número completo de Seguro Social.',
  ],
  limits: [
    'Quitar de su informe de crédito un dato que no reportamos nosotros. Eso lo hace la compañía, o quien lo reportó.',
    'Averiguar quién usó su nombre, ni adivinarlo.',
  ],
} satisfies Situation;

import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const coSigned = {
  meta: {
    title: 'Firmé con otra persona',
    description:
      'Cofirmante, titular conjunto o usuario autorizado: quién puede deber el dinero y quién por lo general no, y cómo pedir el papel que firmó.',
  },
  title: 'Firmé con otra persona. ¿Debo yo el dinero?',
  cue: 'cofirmante, cuenta conjunta, usuario autorizado',
  find: 'cofirmante codeudor garante aval fiador préstamo de mi hijo hija amigo ex esposo esposa usuario autorizado tarjeta cuenta conjunta divorcio firmé cosigner préstamo estudiantil hermano hermana',
  lead: 'Depende de lo que firmó, así que empiece por pedirnos ese papel. Toda persona a la que pedimos que pague tiene el mismo derecho a disputar la deuda que quien recibió el préstamo.',
  summary: [
    'Un cofirmante o un titular conjunto puede deber el total.',
    'Quien solo tenía permiso para usar la tarjeta por lo general no debe nada.',
    'Estar casado con quien recibió el préstamo no le obliga, por sí solo, a pagar, aunque algunos estados tienen sus propias reglas.',
    'Usted tiene su propio aviso, su propia fecha y su propio derecho a disputar.',
  ],
  meaning: blocks([
    list('Cuando pedimos a alguien que pague la cuenta de otra persona, casi siempre es una de estas personas:', [
      'El [cofirmante](word:co-signer), también llamado fiador, codeudor o aval, prometió pagar si la otra persona no paga, y en la mayoría de los estados el acreedor puede cobrarle primero al cofirmante. El [garante](word:guarantor) hizo una promesa muy parecida.',
      'El [titular conjunto](word:joint-account-holder) es dueño de la cuenta junto con la otra persona y puede deber toda la deuda.',
      'El [usuario autorizado](word:authorized-user) podía usar la tarjeta, pero no se comprometió a pagar la deuda. Por lo general, no la debe.',
    ]),
    'Si ustedes se separaron, los papeles del divorcio pueden decir quién debe pagar. Les obligan a ustedes dos, pero quizá no al acreedor; pregunte a un abogado o en la ayuda legal gratuita qué significan los suyos.',
    'Si paga la otra persona, la deuda baja para los dos. Si esa persona le obligó a firmar, lea [Me obligaron a aceptar esta deuda](/help/coerced-debt).',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Pídanos el papel con su firma',
      text: `Escriba a ${email.disputes} o a ${at.mail}. Pida también el desglose del monto y la fecha del último pago.`,
    },
    {
      title: 'Busque su propia copia',
      text: 'Mire los papeles del préstamo o el contrato de la tarjeta. La palabra que está junto a su nombre, como “cofirmante” ([co-signer](lang:en)) o “usuario autorizado” ([authorized user](lang:en)), suele mostrar qué es usted en esa cuenta.',
    },
    {
      when: 'A más tardar en la fecha límite de su aviso de la deuda',
      title: 'Dispute la deuda si no le toca pagarla',
      text: 'Si la firma no es suya, si usted era solo usuario autorizado o si el monto está mal, dígalo por escrito.',
    },
    {
      when: 'Después',
      title: 'Pregunte al acreedor si puede liberarle',
      text: 'Algunos contratos liberan al cofirmante después de cierto número de pagos a tiempo. Pregúntele al acreedor, porque esa decisión es suya y no nuestra.',
    },
    {
      title: 'Hable con la ayuda legal gratuita',
      text: 'Allí pueden leer lo que firmó y decirle en qué situación está. [Vea quién ayuda gratis.](#free-help)',
    },
  ],
  dispute:
    'Puede disputar por su cuenta, sin importar lo que la otra persona haga o haya aceptado. Escriba a más tardar en la fecha límite del aviso de la deuda que lleva su nombre, y dejamos de cobrarle a usted la parte disputada hasta enviarle la verificación o la copia de un fallo. Si tiene papeles del tribunal, presente también su contestación en el tribunal, dentro del plazo que indican; una carta a nosotros no cuenta como contestación.',
  promises: [
    'Si lo pide, le mandamos el papel que lleva su firma.',
    'Le escribimos a cada persona por separado.',
    'No le contamos a una persona las deudas que son solo de la otra. Si están casados, seguimos la ley de su estado sobre hablar con el cónyuge.',
  ],
  limits: ['Liberarle de lo que firmó. Eso lo decide el acreedor.', 'Decirle si la otra persona va a pagar.'],
} satisfies Situation;

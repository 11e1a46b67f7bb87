import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const oldDebt = {
  meta: {
    title: '¿Es una deuda muy vieja?',
    description:
      'Con los años, una deuda se vuelve deuda prescrita: ya no se puede demandar por ella. Vea qué cambia, qué puede hacer un pago o una firma y qué fechas pedir.',
  },
  title: '¿Esta deuda es demasiado vieja?',
  cue: 'deuda prescrita, plazo de prescripción',
  find: 'deuda vieja antigua prescribió caducó hace años cuánto tiempo pueden cobrar siete años nueve años límite último pago reinicia cancelada en libros castigada dada de baja como pérdida fecha de incumplimiento prescrita vencida demasiado antigua promesa firmé',
  lead: 'Cada estado fija un plazo para demandar por una deuda. Cuando ese plazo pasa, no podemos demandarle ni amenazar con hacerlo. Antes de pagar o firmar algo, pídanos las fechas por escrito.',
  summary: [
    'El tiempo para demandar depende del estado. Para la mayoría de las cuentas es de tres años en Nueva York, cuatro en California y seis en Massachusetts.',
    'En la mayoría de los estados, una deuda tan vieja sigue existiendo, y un cobrador todavía puede pedirle que la pague.',
    'En algunos estados, un pago, un papel firmado o admitir la deuda puede darle al acreedor más tiempo para demandar; pregunte antes en la ayuda legal gratuita.',
    'Si le demandan, quizá el tribunal no note que la deuda es demasiado antigua si usted no lo dice en su contestación.',
    'El tiempo para demandar y el tiempo de los informes de crédito son dos plazos distintos.',
  ],
  meaning: blocks([
    'La ley llama [deuda prescrita](word:time-barred) a una deuda tan vieja que ya no se puede demandar por ella. El tiempo que fija la ley se llama [plazo de prescripción](word:statute-of-limitations). Cuánto dura y cuándo empieza depende del estado y del tipo de deuda, y a veces no está claro qué ley estatal se aplica.',
    list('Estos son ejemplos de lo que dice la ley de algunos estados:', [
      '**Nueva York.** Para el crédito de consumo, el plazo es de tres años. Una vez que pasó, ningún pago, carta o palabra lo revive. Para una cuenta médica son tres años desde el tratamiento.',
      '**Massachusetts.** Para la mayoría de las deudas de consumo, el plazo es de seis años, y de veinte para un fallo. Un pago quizá haga que el plazo empiece de nuevo, incluso después de terminado. Quizá lo haga también un papel firmado en el que usted reconoce la deuda, promete pagarla o renuncia a decir en el tribunal que ya pasó el plazo. Pregunte en la ayuda legal gratuita antes de pagar o firmar.',
      '**California.** Son cuatro años para un contrato escrito y dos para uno de palabra. Cuando ya pasaron los cuatro años, nadie puede presentar una demanda ni empezar un arbitraje por esa deuda. Una nueva promesa de pagar solo cuenta en un papel firmado, y un pago no revive un pagaré cuyo plazo ya pasó.',
      '**Connecticut.** Para las cuentas y los contratos escritos, el plazo suele ser de seis años. Quizá un pago permita que el acreedor vuelva a demandar, incluso después de ese plazo. Quizá lo permita también el que usted admita que debe el dinero, aunque no firme nada. Pregunte en la ayuda legal gratuita antes de pagar.',
    ]),
    'Admitir que una deuda es suya se llama [reconocimiento de la deuda](word:acknowledgment); en algunos estados solo cuenta en un papel firmado. Los informes de crédito siguen otra regla: la mayoría de las deudas viejas salen del informe después de unos siete años.',
  ]),
  steps: [
    {
      when: 'Antes de pagar o firmar',
      title: 'Pídanos las fechas',
      text: `Escriba a ${email.disputes} o a ${at.mail}. Pida la [fecha de incumplimiento](word:date-of-default), la fecha del último pago y la fecha en que la deuda se [dio de baja como pérdida](word:charge-off). Puede preguntar sin decir que la deuda es suya; [nuestra carta con preguntas](/letters/more-information) no admite nada.`,
    },
    {
      title: 'Compárelas con sus papeles',
      text: 'Los estados de cuenta, las cartas y los cheques cobrados pueden mostrar cuándo pagó por última vez. Si nuestras fechas y las suyas no coinciden, esa es una razón para disputar.',
    },
    {
      title: 'Hable con la ayuda legal gratuita',
      text: 'Pregunte qué dice la ley de su estado antes de mandar dinero, aunque sea poco, o de firmar un plan. [Vea quién ayuda gratis.](#free-help)',
    },
    {
      when: 'Si tiene papeles del tribunal',
      title: 'Conteste en el tribunal',
      text: 'Quizá el tribunal no mire la antigüedad de la deuda si usted no la menciona en su contestación, dentro del plazo que indican los papeles; vea [Me demandaron](/help/sued).',
    },
    {
      when: 'Si quiere menos contacto, o ninguno',
      title: 'Elija cómo podemos comunicarnos',
      text: 'Puede pedirnos que no escribamos ni llamemos más por esto. Vea [cómo limitar el contacto](/contact#how-not-to-reach-you); su pedido no elimina la deuda, y no tiene que dar un motivo.',
    },
  ],
  dispute:
    'Puede disputar una deuda por su antigüedad, por el monto o porque no la reconoce. Escriba a más tardar en la fecha límite de su aviso de la deuda, y dejamos de cobrar lo que disputa hasta enviarle la verificación o la copia de un fallo.',
  promises: [
    'Revisamos la antigüedad de una deuda antes de escribirle sobre ella.',
    'Si nuestros datos muestran que es demasiado antigua para demandar por ella, lo decimos en cada mensaje en que le pedimos que la pague.',
    'Nunca pedimos un primer pago pequeño ni una promesa firmada por una deuda así sin decirle que es demasiado antigua para demandar por ella.',
    'No demandamos, ni amenazamos con demandar, por una deuda cuyo plazo ya pasó.',
  ],
  limits: [
    'Decirle si su deuda es demasiado antigua para demandar por ella, más allá de lo que muestran nuestros registros. Eso lo hace un abogado o una oficina de ayuda legal gratuita.',
    'Aconsejarle si le conviene hacer un pago.',
  ],
} satisfies Situation;

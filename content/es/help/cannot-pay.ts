import { blocks, list } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const cannotPay = {
  meta: {
    title: '¿Y si no puedo pagar?',
    description:
      'Si ahora no puede pagar una deuda: qué va primero, qué ingresos protege la ley, qué preguntar antes de aceptar un plan y quién ayuda gratis.',
  },
  title: '¿Y si no puedo pagar?',
  cue: 'plan de pago, dificultades económicas, ingresos protegidos',
  find: 'sin dinero perdí el trabajo desempleo enfermedad plan de pago pagos pequeños renta alquiler comida mensualidad mínimo presupuesto asesor de crédito atrasado no puedo pagar no me alcanza quebrado ingreso fijo SSI SSDI Seguro Social discapacidad beneficios cupones de alimentos asistencia jubilado cargos cancelar un pago sobregiro cobro el Seguro Social cárcel prisión arresto arrestar detener policía delito preso presa desempleado desempleada me despidieron sin trabajo cárcel por una deuda',
  lead: 'La renta, la comida, la calefacción y las medicinas van antes que un pago a nosotros, y puede decírnoslo así. Nunca tiene que aceptar un plan que no le deje dinero para eso.',
  summary: [
    'Antes de hablar de cómo pagar la deuda, confirme que es correcta.',
    'La ley protege algunos ingresos, y no tiene que usarlos para pagarnos.',
    'Si acepta un plan, lo recibe por escrito. El plan dice si siguen los intereses. Si deja de hacer un pago, el plan puede terminar y se le puede pedir de una vez todo lo que queda; si no va a poder, llámenos antes. Las llamadas quizá sigan, pero usted puede [limitarlas](/help/limit-contact).',
    'Un asesor de crédito sin fines de lucro o la ayuda legal gratuita puede mirar todas sus deudas, y no solo la que cobramos nosotros.',
  ],
  meaning: blocks([
    'No poder pagar no es un delito, y nadie va a la cárcel por una deuda de consumo sin pagar. Pero si un tribunal le ordena presentarse, vaya. Un acreedor también puede pedir un fallo a un tribunal, y por eso los papeles del tribunal siempre necesitan una respuesta; vea [Me demandaron](/help/sued).',
    'La ley protege cierto dinero aun después de un fallo. Entre sus [ingresos protegidos](word:protected-income) pueden estar el Seguro Social, el SSI, los beneficios de veteranos, la asistencia pública y una parte del sueldo. Vea nuestra [lista de ingresos protegidos](/contact#protected-income); no está completa, porque cada estado agrega los suyos.',
    list(
      'Si quiere pagar por partes, puede pedir un [plan de pago](word:payment-plan). Antes de aceptarlo, pregunte:',
      [
        '¿Cuál es el pago más pequeño que acepta el acreedor? Usted puede proponer primero un monto.',
        '¿Siguen sumándose intereses mientras pago?',
        '¿Qué pasa si no puedo hacer un pago, y cómo les aviso a tiempo?',
        '¿Se acaban las llamadas y las cartas mientras cumplo el plan?',
      ],
    ),
    'El plan por escrito responde a las tres últimas preguntas, y usted no tiene que aceptarlo antes de ver las respuestas. Que sigan los intereses depende de su contrato, de la ley y del acreedor; el plan indica la tasa o dice que no hay. Si deja de hacer un pago, el plan puede terminar, y el acreedor puede pedirle entonces todo lo que queda. Si ve que no va a poder, llámenos antes de ese día y pida otro plan. Un plan no detiene nuestras llamadas por sí solo, pero usted puede [limitarlas o pedir que se acaben](/help/limit-contact).',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Vea cuánto entra y cuánto tiene que salir',
      text: 'Escriba sus ingresos del mes y después la renta, la comida, la calefacción, las medicinas y el transporte al trabajo. De lo que quede se puede hablar, y puede que no quede nada.',
    },
    {
      title: 'Revise la deuda',
      text: 'Lea su aviso de la deuda y, antes de pagar, [dispute lo que esté mal](#dispute). Si la deuda es vieja, lea primero [¿Esta deuda es demasiado vieja?](/help/old-debt), porque en algunos estados un pago puede darle al acreedor más tiempo para demandar.',
    },
    {
      title: 'Pida consejo',
      text: 'Un [asesor de crédito](word:credit-counselor) sin fines de lucro o la ayuda legal gratuita le ayuda a ver todas sus deudas juntas. Pregunte primero al asesor cuánto cuesta. [Vea quién puede ayudarle.](#free-help)',
    },
    {
      when: 'Cuando pueda',
      title: 'Díganos cuánto puede',
      text: `Llame al ${phone.spanish} o escriba a ${email.info}. Diga que no puede pagar, o proponga el monto y el día que le convengan. También puede pedir pagar más tarde, o menos; vea [¿Puedo pagar menos del total?](/help/settle)`,
    },
    {
      title: 'Espere el plan por escrito',
      text: 'Compárelo con lo que se habló y busque en él las respuestas a esas tres preguntas. Si algo falta o no coincide, díganoslo antes del primer pago.',
    },
    {
      when: 'Si algo cambia',
      title: 'Avísenos antes de que toque un pago',
      text: 'Puede [cancelar un pago programado](/make-payment#cancel-a-payment) si su aviso nos llega al menos tres días hábiles antes de que el pago se haga efectivo. También podemos buscar juntos [otro plan](/make-payment#hardship).',
    },
  ],
  dispute:
    'Estar sin dinero no le quita el derecho a disputar. Escriba a más tardar en la fecha límite de su aviso de la deuda, y no tiene que pagar nada mientras le respondemos. Para eso no hace falta ningún plan ni un primer pago.',
  promises: [
    'Confirmamos cada plan por escrito en un plazo de cinco días.',
    'No cobramos ningún cargo por pagar, sea cual sea la forma de pago.',
    'Nunca le pedimos que nos pague con ingresos protegidos.',
  ],
  limits: ['Prometer lo que aceptará el acreedor.', 'Decirle cuál de sus deudas pagar primero.'],
} satisfies Situation;

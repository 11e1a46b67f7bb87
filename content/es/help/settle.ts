import { blocks, list } from '@/content/blocks';
import { at, email, phone, repliesIn } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

const reply = repliesIn('es');

export const settle = {
  meta: {
    title: 'Pagar menos del total',
    description:
      '¿Se puede llegar a un acuerdo por menos? Qué debe estar por escrito antes de pagar, qué sigue después y qué pasa con los impuestos.',
  },
  title: '¿Puedo pagar menos del total?',
  cue: 'acuerdo, formulario de impuestos 1099-C',
  find: 'acuerdo negociar oferta menos descuento pago único perdonar deuda cancelada 1099-C impuestos IRS la mitad arreglo llegar a un acuerdo rebaja reducir pago parcial liquidar carta de cierre abogado',
  lead: 'Un acreedor puede aceptar menos, y usted siempre puede preguntar. Pague solo cuando tenga el acuerdo por escrito. La parte que se perdona puede contar para los impuestos: pregunte a quien le ayuda con ellos.',
  summary: [
    'Primero confirme que la deuda es suya, que el monto es correcto y que la deuda no es demasiado antigua para demandar por ella.',
    'Usted puede proponer un monto. El acreedor decide si lo acepta.',
    'Antes de que usted pague, ponemos por escrito todas las condiciones.',
    'Lo que el acreedor perdona puede contar como ingreso para los impuestos, salvo que a usted le corresponda una excepción.',
  ],
  meaning: blocks([
    'Un [acuerdo](word:settlement) pone fin a una deuda por menos del total. Una vez pagado el acuerdo, esa deuda ya no se puede cobrar, vender ni pasar a otro cobrador.',
    list('El acuerdo por escrito debe mostrar:', [
      'quién es el acreedor y cuál es el número de referencia;',
      'cuánto paga usted, y en qué fecha o fechas;',
      'cuánto se perdona;',
      'qué pasa si un pago no se hace a tiempo.',
    ]),
    'Un acreedor que perdona $600 o más puede mandarle a usted y al IRS, la oficina federal de impuestos, un [Formulario 1099-C](word:form-1099-c). La parte perdonada, que los formularios llaman [deuda cancelada](word:canceled-debt), puede ser ingreso con o sin ese formulario. Hay excepciones, por ejemplo en la bancarrota o la [insolvencia](word:insolvency), que se piden con el Formulario 982.',
  ]),
  steps: [
    {
      when: 'Primero',
      title: 'Revise la deuda',
      text: 'Lea [su aviso](/help/read-your-notice) y dispute lo que esté mal. Si la deuda es vieja, lea [¿Esta deuda es demasiado vieja?](/help/old-debt) antes de ofrecer algo.',
    },
    {
      title: 'Decida cuánto puede pagar de verdad',
      text: 'Cuente primero la renta, la comida, la calefacción y las medicinas. Un monto que usted no pueda pagar no le sirve a nadie.',
    },
    {
      title: 'Díganos el monto',
      text: `Llame al ${phone.spanish}, o escriba a ${email.info} o a ${at.mail}. Diga si puede pagarlo de una vez o por partes. Si le pedimos que pague más de una deuda, diga de cuál habla.`,
    },
    {
      when: 'Antes de pagar',
      title: 'Espere las condiciones por escrito',
      text: 'Compárelas con la lista de arriba. Si falta un punto, pídanos que lo agreguemos.',
    },
    {
      when: 'Después de pagar',
      title: 'Guarde la carta de cierre',
      text: 'Esa carta dice que ya no debe nada de esa deuda. Guárdela para siempre, con el acuerdo y la prueba del pago, por si alguien vuelve a preguntar.',
    },
    {
      title: 'Consulte sobre los impuestos',
      text: 'Muestre el acuerdo y el Formulario 1099-C, si le llega, a quien le ayuda con los impuestos antes de presentar la declaración de ese año.',
    },
  ],
  dispute:
    'Hacer una oferta no le quita el derecho a disputar ni cambia ninguna fecha límite, ni la del aviso de la deuda ni la del tribunal. Si una parte del monto está mal, dispute primero esa parte por escrito. Nunca aplicamos un pago a una deuda que usted disputa.',
  promises: [
    'Recibe las condiciones por escrito antes de cualquier pago.',
    `Recibe una carta de cierre en un plazo de ${reply.closingLetter} después del último pago.`,
    'Una deuda que se pagó con un acuerdo no se vuelve a cobrar, ni se vende ni se pasa a otro cobrador.',
  ],
  limits: ['Decidir por el acreedor.', 'Dar consejos sobre impuestos, ni decirle si le corresponde una excepción.'],
} satisfies Situation;

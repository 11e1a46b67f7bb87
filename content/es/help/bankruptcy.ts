import { blocks } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const bankruptcy = {
  meta: {
    title: 'Me declaré en bancarrota',
    description:
      'En bancarrota, o después de la exoneración: qué decirle a un cobrador, por qué dejamos de cobrar y qué hacer si alguien todavía le pide que pague.',
  },
  title: 'Me declaré en bancarrota, o lo estoy pensando',
  cue: 'exoneración, suspensión automática, Capítulo 7, Capítulo 13',
  find: 'tribunal corte bancarrota quiebra capítulo 7 capítulo 13 deuda exonerada suspensión automática síndico siguen cobrando después de la bancarrota abogado me declaré presenté número del caso acreedor',
  lead: 'Díganos que se declaró en bancarrota. Dejamos de cobrar y nosotros mismos lo confirmamos con el tribunal. Nada en esta página le pide que pague.',
  summary: [
    'Desde que se presenta el caso, una regla llamada suspensión automática detiene casi todo cobro.',
    'Después de la exoneración, ya no tiene que pagar las deudas que abarca.',
    'El número del caso y el nombre del tribunal nos ayudan a confirmarlo. Si no los tiene a mano, basta con decir “ya presenté el caso”.',
    'Si tiene un abogado de bancarrota, hablamos con su abogado y no con usted.',
  ],
  meaning: blocks([
    'La [bancarrota](word:bankruptcy) es un caso en un tribunal federal. Desde el día en que se presenta, la [suspensión automática](word:automatic-stay) impide a la mayoría de los acreedores y cobradores pedir dinero, demandar o seguir con una demanda.',
    'Al final puede venir la [exoneración de deudas](word:discharge). Le libera de las deudas que abarca, que no son todas. Mientras tanto, un acreedor puede decirle al tribunal cuánto cree que se le debe, en un [comprobante de crédito](word:proof-of-claim); ese papel va al tribunal y no es una factura para usted.',
    'Según el capítulo del caso, también puede quedar protegida la persona que firmó con usted. Para saber si le conviene declararse en bancarrota, pregunte a un abogado o en la ayuda legal gratuita. Es una decisión importante.',
  ]),
  steps: [
    {
      when: 'Si ya presentó el caso',
      title: 'Díganos el número del caso y el nombre del tribunal',
      text: `Llame al ${phone.spanish}, o escriba a ${email.info} o a ${at.mail}. Agregue el nombre de su abogado, si tiene. Con nosotros no tiene que hacer nada más.`,
    },
    {
      title: 'Confirme que esta deuda está en la lista de deudas de su caso',
      text: 'Su abogado, o el [síndico](word:trustee) de su caso, puede decirle si el acreedor estaba en la lista y qué hacer si no estaba.',
    },
    {
      title: 'Guarde juntos sus papeles',
      text: 'El aviso del caso y la orden de exoneración responden a casi todo lo que pueda preguntar un cobrador, incluso años después.',
    },
    {
      when: 'Si le piden que firme o pague',
      title: 'Muéstreselo primero a su abogado',
      text: 'Sobre todo si es una [reafirmación](word:reaffirmation), es decir, una promesa nueva de pagar una deuda de antes.',
    },
    {
      when: 'Si no ha presentado un caso',
      title: 'Hable con la ayuda legal o con un asesor',
      text: 'Un abogado de la ayuda legal le puede decir qué lograría con un caso, y un asesor, qué otras salidas hay. Lea también [qué hacer si no puede pagar](/help/cannot-pay).',
    },
  ],
  dispute:
    'Si cree que esta deuda quedó exonerada, o que nunca fue suya, dígalo por escrito a más tardar en la fecha límite de su aviso de la deuda. La exoneración es razón suficiente para disputar, y como prueba puede mandar una copia de la orden. Si esa fecha ya pasó, dígalo de todos modos, porque la exoneración no vence. Si tiene papeles del tribunal, vale el plazo que indican hasta que el tribunal diga otra cosa; una carta a nosotros no cuenta como contestación.',
  promises: [
    'Dejamos de cobrar cuando nos da el número del caso y el nombre del tribunal, o cuando solo nos dice “ya presenté el caso”, y revisamos nosotros el expediente del tribunal.',
    'No cobramos, no vendemos y no pasamos a nadie una deuda que sabemos que quedó exonerada.',
    'Si tiene un abogado para esto, hablamos con su abogado. Si nos escribe usted, le respondemos por medio de su abogado.',
  ],
  limits: [
    'Decirle si debe declararse en bancarrota, ni con qué capítulo.',
    'Decirle si debe firmar una reafirmación.',
  ],
} satisfies Situation;

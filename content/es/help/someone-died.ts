import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const someoneDied = {
  meta: {
    title: 'Falleció la persona a quien le escriben',
    description:
      'Después de un fallecimiento: por lo general, la familia no debe la deuda. Vea a quién avisar, quién habla por la sucesión y cómo notar una estafa.',
  },
  title: 'Falleció la persona a quien le escriben',
  cue: 'sucesión, albacea, familia',
  find: 'muerte falleció murió mamá papá esposo esposa heredar herencia funeral testamento albacea viuda viudo familiar muerto muerta falleció fallecido fallecida difunto difunta fallecimiento defunción acta heredero abogado hermano hermana',
  lead: 'Lo sentimos mucho. Por lo general, los familiares no tienen que pagar con su propio dinero la deuda de quien falleció, y basta una llamada suya para que dejemos de llamar.',
  summary: [
    'Las deudas se pagan con lo que la persona dejó, que se llama sucesión. Si no alcanza, casi siempre quedan sin pagar.',
    'Unas pocas personas sí pueden deber algo, como un cofirmante. Confírmelo antes de pagar.',
    'Díganos quién se encarga de la sucesión, y le escribimos solo a esa persona.',
    'Tenga cuidado con quien le presione por teléfono. Hay quienes usan una muerte para engañar a la familia.',
  ],
  meaning: blocks([
    'Lo que una persona tenía y debía al fallecer es la [sucesión](word:estate). Con lo que tenía se pagan las deudas, en el orden que fija la ley del estado. Cuando eso se acaba, por lo general lo que falta no se paga.',
    list('Sí puede deber el dinero quien:', [
      'firmó como cofirmante;',
      'era titular conjunto de la cuenta, que es más que tener permiso de usar una tarjeta;',
      'estaba casado con la persona, si la ley del estado hace responsable al cónyuge, como pasa con los [bienes gananciales](word:community-property) en California;',
      'se encargó de la sucesión y no pagó las deudas en el orden que manda la ley.',
    ]),
    'Quien actúa en nombre de la sucesión es el [representante personal](word:personal-representative): el [albacea](word:executor) que nombra el testamento, el [administrador](word:administrator) que nombra un tribunal, u otra persona con autoridad para actuar en nombre de la sucesión. Esa persona puede pedir el aviso de la deuda y disputarla.',
  ]),
  steps: [
    {
      when: 'Cuando pueda',
      title: 'Avísenos',
      text: `Llame al ${phone.spanish} o escriba a ${email.info}. Díganos el nombre de la persona que falleció y el número de referencia de nuestra carta. No hace falta nada más.`,
    },
    {
      title: 'Puede esperar antes de usar su propio dinero',
      text: 'Primero averigüe si de verdad le toca. En eso le puede orientar la ayuda legal gratuita o un abogado, y el [tribunal de sucesiones](word:probate-court) le dice quién actúa en nombre de la sucesión.',
    },
    {
      title: 'Díganos quién se encarga de la sucesión',
      text: `Basta un nombre y una dirección postal. Mándelos a ${at.mail} o por correo electrónico. Si quiere, agregue copia del acta de defunción. Tache todo número de Seguro Social.`,
    },
    {
      when: 'Si usted se encarga de la sucesión',
      title: 'Pida el aviso o dispute la deuda',
      text: 'Si a la persona que falleció no le llegó el aviso de la deuda, le mandamos uno a usted como representante, con su propia fecha límite para disputar. Ese aviso, por sí solo, no hace que la deuda sea de usted. Si ya se lo habíamos mandado, pídanos una copia. Puede disputar aunque esa fecha ya haya pasado.',
    },
    {
      title: 'Pregunte qué deudas van primero',
      text: 'En cada estado hay un orden para los gastos del funeral, los impuestos y las deudas. Pregunte en la ayuda legal o a un abogado antes de pagar nada.',
    },
    {
      when: 'Si alguien le presiona',
      title: 'Cuelgue y confirme',
      text: 'Después llámenos para pedir una carta y compare lo que le dijeron con [nuestra lista oficial](/is-this-us#list).',
    },
  ],
  dispute:
    'El representante personal puede disputar la deuda por escrito a más tardar en la fecha límite del aviso de la deuda, y dejamos de cobrar la parte disputada hasta enviarle la verificación o la copia de un fallo. Si alguien le dice a un familiar que tiene que pagarla, ese familiar también puede disputarla. Si hay papeles del tribunal, presente la contestación en el tribunal dentro del plazo que indican; una carta a nosotros no cuenta como contestación.',
  promises: [
    'Dejamos de llamar en cuanto nos avisa.',
    'Sobre la sucesión, escribimos solo a quien la representa.',
    'Nunca decimos ni damos a entender que la familia tiene que pagar, o que pagar es una forma de honrar a quien falleció.',
    'En todos los estados, hablamos de esa deuda solo con el representante personal y con quien también la deba, como un cofirmante.',
  ],
  limits: [
    'Decirle qué va a heredar, o qué deudas van primero.',
    'Hablar de la deuda con amistades o familiares, salvo que actúen en nombre de la sucesión o también la deban.',
  ],
} satisfies Situation;

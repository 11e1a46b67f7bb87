import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import { freeHelpSiteIn } from '@/content/help/free-help-sites';
import type { Situation } from '@/content/types';

const creditReports = freeHelpSiteIn('creditReports', 'es').href;

export const creditReport = {
  meta: {
    title: '¿Esto afecta mi crédito?',
    description:
      'Cuándo puede un cobrador reportar una deuda, cómo ver gratis sus informes de crédito y cómo disputar un error con la compañía y con nosotros.',
  },
  title: '¿Esto afecta mi crédito?',
  cue: 'compañías de informes de crédito, puntaje',
  find: 'crédito puntaje informe reporte buró Equifax Experian TransUnion quitar borrar marca negativa reportaron cuánto dura siete años hipoteca apartamento cancelada en libros castigada dada de baja como pérdida cuenta en colección historial me negaron error',
  lead: 'Puede afectarlo, si el acreedor o nosotros reportamos la deuda. Pregúntenos si la reportamos, y le decimos a quién y cuándo. Usted puede ver gratis sus informes de crédito y disputar lo que esté mal en ellos.',
  summary: [
    'No reportamos nada antes de haber hablado con usted, o de haberle escrito y esperado.',
    'Sus informes son gratis en un solo sitio oficial.',
    'Puede disputar un error con la compañía de informes de crédito y con nosotros al mismo tiempo.',
    'No reportamos ninguna deuda médica.',
  ],
  meaning: blocks([
    'Una [compañía de informes de crédito](word:credit-bureau) lleva un [informe de crédito](word:credit-report) sobre usted, que pueden leer prestamistas, dueños de viviendas en renta y otros. Una deuda puede aparecer en él porque la reportó el acreedor, un cobrador o los dos.',
    list('La ley pone límites a los cobradores:', [
      'No podemos reportar una deuda antes de haber hablado de ella con usted, o de haberle mandado una carta o un mensaje y esperado un tiempo prudente, por lo general catorce días, por si nos avisan que no llegó.',
      'Lo que se reporta debe ser verdad. Si usted disputa una deuda, hay que reportar que está en disputa.',
      'La mayoría de las deudas sin pagar salen del informe unos siete años después de que se dejó de pagar. Pagar una deuda vieja no hace que esos siete años empiecen de nuevo, pero en algunos estados puede darle al acreedor más tiempo para demandar.',
    ]),
    'Nadie puede decirle qué efecto tendrá un pago en su puntaje, así que tenga cuidado con quien le prometa un resultado.',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Pida sus informes gratuitos',
      text: `Use [AnnualCreditReport.com](${creditReports}), que es el sitio oficial. Hay tres compañías, y sus informes pueden ser distintos.`,
    },
    {
      title: 'Compárelos con su aviso de la deuda',
      text: 'Mire el nombre del acreedor, el monto y las fechas. Anote lo que falta o está mal.',
    },
    {
      when: 'Si algo está mal',
      title: 'Dispútelo con la compañía',
      text: 'Cada compañía dice en el informe cómo disputar. Diga qué cuenta es, qué está mal y por qué, y agregue copias de papeles que lo muestren.',
    },
    {
      title: 'Mándenos la misma disputa',
      text: `Si la deuda la reportamos nosotros, mándenos también una [disputa directa](word:direct-dispute) a ${email.disputes} o a ${at.mail}. Tenemos que revisarla y responderle, por lo general en 30 días.`,
    },
    {
      title: 'Guarde copias y vuelva a mirar',
      text: 'Pida otra vez los informes después de unas semanas, para ver si se hizo el cambio.',
    },
  ],
  dispute:
    'Disputar lo que dice su informe de crédito y disputar la deuda son dos cosas, y puede poner las dos en una carta. Para disputar la deuda, escriba a más tardar en la fecha límite de su aviso de la deuda, y dejamos de cobrar la parte que disputa hasta enviarle la verificación o la copia de un fallo. Si tiene papeles del tribunal, presente también su contestación en el tribunal, dentro del plazo que indican; una carta a nosotros no cuenta como contestación.',
  promises: [
    'Si lo pregunta, le decimos si reportamos esta deuda, a quién y cuándo.',
    'Si estaba mal lo que reportamos, lo corregimos con cada compañía a la que lo mandamos.',
    'No reportamos deudas médicas a nadie.',
  ],
  limits: ['Cambiar lo que reportó el acreedor u otra persona.', 'Decirle cuánto cambiará su puntaje.'],
} satisfies Situation;

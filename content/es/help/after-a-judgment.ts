import { blocks, list } from '@/content/blocks';
import { at, email, phone, repliesIn } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

const reply = repliesIn('es');

export const afterAJudgment = {
  meta: {
    title: 'Congelaron mi cuenta o me descuentan del sueldo',
    description:
      'Después de un fallo: qué dinero protege la ley, cómo reclamarlo a tiempo y qué hacemos cuando nos muestra que está exento.',
  },
  title: 'Congelaron mi cuenta o me descuentan del sueldo',
  cue: 'fallo, embargo de cuenta, embargo de salario',
  find: 'tribunal corte juzgado cuenta congelada banco embargo sueldo salario retenido cheque de pago fallo sentencia seguro social exento alguacil levy garnishment me quitaron dinero embargos gravamen casa vivienda propiedad abogado congelaron quitaron retención SSI SSDI Seguro Social discapacidad pensión jubilación veteranos beneficios depósito directo exención de cuotas ayuda legal gratuita quitando quitarme el carro auto falté a la corte',
  lead: 'Quizá la ley proteja ese dinero, todo o en parte, pero casi siempre hay que reclamarlo, por lo general con un formulario. Pida hoy la orden y el formulario, si lo hay, y entréguelo dentro del plazo que indica.',
  summary: [
    'El Seguro Social, los beneficios de veteranos y una parte del sueldo son ejemplos de dinero que protege la ley.',
    'Si sus beneficios federales entran por depósito directo, el banco debe revisar los últimos dos meses y dejarle ese dinero sin ningún formulario.',
    'En algunos estados, como Massachusetts, Nueva York y California, el banco también debe dejarle una cantidad fija. Lo demás que protege la ley lo reclama usted, casi siempre con un formulario. El tiempo es corto: el formulario dice cuál es el último día, o cuántos días tiene.',
    'Llame hoy a la ayuda legal gratuita. Con ayuda, el formulario es más fácil.',
  ],
  meaning: blocks([
    'Casi siempre, un tribunal ya decidió que se debe el dinero. Esa decisión se llama [fallo](word:judgment) o sentencia, y con ella un acreedor puede conseguir una orden para un banco o un empleador. En algunos estados, como Massachusetts y Connecticut, un tribunal puede permitir que se retenga el dinero de una cuenta bancaria antes de decidir el caso. Entonces el caso sigue abierto: [conteste también en el tribunal](/help/sued).',
    'Con una [cuenta congelada](word:frozen-account), usted puede usar solo una parte de su dinero, o nada; con el [embargo de salario](word:wage-garnishment), su empleador aparta una parte de cada cheque de pago.',
    list(
      'No todo el dinero se puede embargar. La ley le deja a usted sus [ingresos protegidos](word:protected-income):',
      [
        '**Beneficios federales.** El Seguro Social, el SSI, los beneficios de veteranos, el retiro ferroviario y las pensiones federales. Si llegan por depósito directo, el banco tiene dos días hábiles para revisar dos meses, y debe dejarle disponibles los beneficios que entraron en ese tiempo, hasta el saldo que haya.',
        '**Lo que el banco no revisa.** Quedan fuera los beneficios que llegaron en un cheque de papel y el dinero que usted pasó de una cuenta a otra. Quizá pueda reclamarlos usted.',
        '**Su sueldo.** Una parte siempre es para usted, y cada estado fija cuánta. En Massachusetts, por ejemplo, es al menos el 85 por ciento del sueldo bruto.',
        '**Otro dinero.** Cada estado protege algo más, como la asistencia pública, el seguro de desempleo o cierta cantidad en la cuenta, que en algunos estados el banco debe dejarle sin que la reclame.',
      ],
    ),
    'En Nueva York, un hospital o profesional de la salud que tiene un fallo por una cuenta médica no puede embargarle el sueldo ni poner un [gravamen](word:lien) sobre su casa.',
    'Hay otras reglas para la manutención de los hijos y para el dinero que se debe al gobierno federal.',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Pida la orden y los formularios',
      text: 'Llame a su banco. Si es por el sueldo, hable con quien hace la nómina en su trabajo. Pida copia de la orden, el número del caso y los formularios que venían con ella. Si no vino ninguno, pregunte hoy en la secretaría del tribunal o en la ayuda legal cómo reclamar el dinero.',
    },
    {
      title: 'Llame a la ayuda legal gratuita',
      text: 'La ayuda legal es gratuita si sus ingresos son bajos, y sus abogados conocen bien estos casos. [Vea a quién llamar en su estado.](#free-help)',
    },
    {
      when: 'Antes de que venza el plazo del formulario',
      title: 'Llene el reclamo de exención',
      text: 'El [reclamo de exención](word:claim-of-exemption) pregunta de dónde viene el dinero. Agregue copia de su carta de beneficios y de los estados de cuenta de los últimos dos meses.',
    },
    {
      title: 'Envíelo a todas las direcciones del formulario',
      text: 'Guarde una copia de todo y la prueba de que lo mandó.',
    },
    {
      title: 'Mándenos una copia',
      text: `Si nuestro nombre aparece en la orden, mande una copia por correo a ${at.mail}, o por correo electrónico a ${email.disputes} con los números de cuenta tachados. Después llame al ${phone.spanish} para decirnos que la mandó. La leemos en un plazo de ${reply.proof}. Si en la orden aparece otro bufete, mándele la copia a ese bufete.`,
    },
    {
      when: 'Si nunca supo del caso',
      title: 'Pregunte en el tribunal cómo reabrirlo',
      text: 'Diga en la secretaría del tribunal que no recibió los papeles. Pregunte qué hay que presentar, y si hay un formulario y un intérprete.',
    },
  ],
  dispute:
    'Dígaselo al tribunal, porque solo un tribunal puede cambiar su fallo. También puede disputar la deuda con nosotros por escrito y pedir copia del fallo. Ninguna de las dos cosas cambia los plazos de sus formularios.',
  promises: [
    `Leemos sus pruebas en un plazo de ${reply.proof}. Si el dinero está protegido, le decimos al banco o al empleador que lo libere. Presente el formulario de todos modos.`,
    'No pedimos otra orden sobre una cuenta una vez que usted nos haya mostrado que en ella solo recibe beneficios.',
    'Nunca le pedimos que nos pague con ingresos protegidos.',
  ],
  limits: [
    'Cambiar el plazo del formulario o la fecha que puso el tribunal.',
    'Decirle de antemano cuánto de su dinero está protegido.',
  ],
} satisfies Situation;

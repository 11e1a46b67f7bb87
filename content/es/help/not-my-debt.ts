import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const notMyDebt = {
  meta: {
    title: 'La deuda no es mía o está mal',
    description:
      'Persona equivocada, monto equivocado o deuda ya pagada: cómo decirlo, qué enviar y adónde, y qué debe hacer el cobrador de deudas.',
  },
  title: '¿Y si la deuda no es mía o el monto está mal?',
  cue: 'persona equivocada, monto equivocado, ya pagada',
  find: 'no es mía no la conozco error disputar pagué dos veces verificación pruebas número equivocado correo de otra persona mismo nombre no debo monto equivocado de más saldo interés intereses cargos recargos cobros ya pagué acreedor original acreedor actual quién es el acreedor comprador de deudas vendieron cobrador agencia contrato documentos fecha límite no debo este dinero no reconozco cuenta desconocida',
  lead: 'Díganoslo por escrito a más tardar en la fecha límite de su aviso de la deuda, y tenemos que dejar de cobrar lo que usted disputa hasta enviarle la verificación o la copia de un fallo. Si usted no es la persona que buscamos, basta una llamada o un correo electrónico.',
  summary: [
    'Puede disputar toda la deuda o solo una parte, sin costo y sin pruebas.',
    'La fecha límite para disputar está impresa en su aviso de la deuda. Llamar ayuda, pero según la ley federal solo una carta o un correo electrónico nos obliga a dejar de cobrar. En la ciudad de Nueva York quizá cuente también una disputa hecha por teléfono o después de esa fecha.',
    'Si la fecha ya pasó, escriba de todos modos y lo revisamos.',
    '¿No es usted la persona que buscamos? Avísenos, y dejamos de usar su número o su dirección en cuanto nos llega su aviso.',
  ],
  meaning: blocks([
    'El cobrador trabaja con los datos que le dieron, y los datos pueden estar mal. Por eso la ley le da a usted un [aviso de la deuda](word:debt-notice) con una fecha límite, y el derecho a presentar una [disputa](word:dispute) antes de pagar nada.',
    'Si disputa por escrito a más tardar en esa fecha, el cobro de esa parte se detiene hasta que le enviemos la [verificación](word:verification) o la copia de un fallo. Si solo llama a más tardar en esa fecha, no podemos suponer que la deuda es correcta, pero la ley federal no nos obliga a dejar de cobrar.',
    list('Dos cosas pueden ayudarle a entender qué pasó:', [
      'Las deudas se venden, así que el nombre en nuestra carta quizá no le suene. Usted puede preguntar quién es el [acreedor original](word:original-creditor). Si lo pregunta por escrito a más tardar en la fecha límite de su aviso de la deuda, también dejamos de cobrar hasta responderle.',
      'Cuando dos personas tienen nombres parecidos, sus datos pueden acabar en un solo archivo de crédito, que se llama [expediente mezclado](word:mixed-file). Sus propios informes de crédito le pueden mostrar si eso pasó.',
    ]),
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Confirme que la carta o la llamada es nuestra',
      text: `Compare el número de teléfono y la dirección con [nuestra lista oficial](/is-this-us#list). Si algo no está en ella, no pague ni responda; llámenos al ${phone.spanish}. Pero nunca ignore los papeles de un tribunal, aunque el nombre que lleven no esté en la lista.`,
    },
    {
      title: 'Si no es usted la persona que buscamos, díganoslo',
      text: `Llame al ${phone.spanish} o escriba a ${email.disputes}, y díganos solamente en qué número o en qué dirección nos comunicamos con usted. No hace falta su número de Seguro Social ni su fecha de nacimiento.`,
    },
    {
      title: 'Lea el aviso línea por línea',
      text: 'Mire el nombre, la cuenta, los montos y los pagos. En [nuestro aviso de muestra](/help/read-your-notice) se explica cada línea, y así verá cuál está mal.',
    },
    {
      when: 'A más tardar en la fecha límite de su aviso de la deuda',
      title: 'Envíe su disputa por escrito',
      text: `Ponga su nombre, su dirección y el número de referencia, y diga qué disputa: toda la deuda o qué parte. [Nuestro formulario](/letters/dispute) le escribe la carta; mándela por correo postal o electrónico a una de [las direcciones para disputas](#dispute).`,
    },
    {
      title: 'Agregue lo que ayude y guarde una copia',
      text: 'Un recibo, un estado de cuenta o una carta del acreedor original pueden acelerar las cosas. Mande solo copias y tache los números de cuenta. Si no tiene ningún papel, mande la disputa sola.',
    },
    {
      when: 'Después',
      title: 'Revise sus informes de crédito',
      text: 'Son gratis y pueden mostrar si alguien puso esta deuda a su nombre. También puede disputarla ante la compañía de informes de crédito; vea [¿Esto afecta mi crédito?](/help/credit-report)',
    },
  ],
  dispute: `Mande su disputa por correo postal a ${at.mail} o por correo electrónico a ${email.disputes}. Bastan pocas palabras: “Disputo esta deuda porque no es mía”, o “porque ya la pagué”. También sirve la parte del aviso que es para responder. Si además tiene papeles del tribunal, presente su contestación en el tribunal, porque la disputa que nos manda a nosotros no cuenta como contestación.`,
  promises: [
    'Basta una llamada o un correo electrónico para decir que no es usted. Dejamos de llamarle y escribirle en cuanto nos llega su aviso, por todas las cuentas, y no le pedimos más prueba que “no soy yo”.',
    'Cuando disputa por escrito y a tiempo, dejamos de cobrar esa parte hasta haberle enviado la verificación o la copia de un fallo.',
    'En una carta por correo cuenta la fecha del matasellos; en un correo electrónico, la hora de envío; si entrega la carta en persona o por mensajero, el día de la entrega. Está a tiempo si ese día es la fecha impresa o uno anterior.',
    'Si escribe después, lo revisamos de todos modos y le decimos qué encontramos. En el estado de Nueva York puede disputar [en cualquier momento](/make-payment#dispute) una deuda que el acreedor dio de baja como pérdida.',
  ],
  limits: [
    'Decirle a quién buscamos, ni por qué, si no es usted.',
    'Decirle, antes de revisar los documentos, si usted debe la deuda.',
  ],
} satisfies Situation;

import { blocks, jumpNav } from '@/content/blocks';
import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { DatesPage } from '@/content/types';

const hours = hoursIn('es');

export const dates = {
  meta: {
    title: 'Calcule una fecha',
    description:
      'Calcule el último día seguro para cancelar un pago y la fecha límite para disputar una deuda. La cuenta se muestra día por día y no se envía nada.',
  },
  title: 'Calcule una fecha',
  lead: 'Calcule la fecha límite para disputar una deuda o el último día seguro para cancelar un pago.',
  jumpNav: jumpNav({ cancel: 'Cancelar un pago', dispute: 'Disputar una deuda' }),
  words: {
    month: 'Mes',
    day: 'Día',
    year: 'Año',
    choose: 'Elija',
    problems: {
      missing: 'Falta una parte de la fecha. Escriba el día, el mes y el año',
      'not-a-number': 'Escriba el día con números, por ejemplo 28',
      'no-such-day': 'Ese mes no tiene ese día. Revise el día',
      'year-digits': 'Escriba el año con cuatro cifras, por ejemplo 2026',
      empty: 'Escriba la fecha',
      'far-ahead': 'Faltan más de tres años para esa fecha. Revise el año',
      'long-ago': 'Esa fecha fue hace más de dos años. Revise el año',
      'not-yet': 'Ese día todavía no llega. Revise la fecha',
      'before-sent': 'Es antes del día en que se envió el aviso. Revise las dos fechas',
      choose: 'Elija sí o no',
    },
    holidays: {
      newYear: 'Año Nuevo',
      martinLutherKing: 'Día de Martin Luther King Jr.',
      presidents: 'Día de los Presidentes',
      memorial: 'Día de los Caídos',
      juneteenth: 'Juneteenth, día de la emancipación',
      independence: 'Día de la Independencia',
      labor: 'Día del Trabajo',
      columbus: 'Día de Colón',
      veterans: 'Día de los Veteranos',
      thanksgiving: 'Día de Acción de Gracias',
      christmas: 'Navidad',
    },
    weekend: 'fin de semana',
    friday: 'víspera de feriado, {holiday}: algunos bancos cierran',
    skipped: 'No contamos: {days}.',
    notCounted: 'No cuenta: {why}',
    save: 'Guardar en mi calendario',
    print: 'Imprimir',
    saveHint: 'Si su navegador no guarda nada, anote el día.',
    dayByDay: 'La cuenta, día por día',
    wrongClock:
      'Parece que el reloj de su dispositivo está mal. Antes de confiar en este día, compárelo usted con la fecha de hoy.',
  },
  cancel: {
    title: 'Cancelar un pago',
    intro:
      'Para cancelar con nosotros, su aviso debe llegarnos al menos tres días hábiles antes del pago. Si el pago es recurrente, también puede darle a su banco una orden de suspensión de pago, que debe llegarle al menos tres días hábiles antes. Si el banco le pide que confirme la orden por escrito, hágalo en un plazo de 14 días, o la orden puede perder su efecto. Si es un pago único, pregunte al banco qué puede hacer.',
    words: {
      legend: '¿Cuándo es el pago?',
      button: 'Calcular el último día seguro',
      headings: {
        'time-left': 'Último día seguro',
        today: 'El último día seguro es hoy',
        'bank-only': 'El último día seguro ya pasó, pero quizá todavía esté a tiempo. Fue el',
        late: 'El último día seguro ya pasó. Fue el',
        paid: 'Este pago es hoy o ya pasó. El último día seguro fue el',
      },
      counted: 'Contamos hacia atrás tres días hábiles: {days}.',
      differs:
        'Según el calendario de los bancos de la Reserva Federal, el último día es el {bank}. Algunos bancos cierran antes; por eso mostramos la fecha más temprana.',
      payment: 'Pago',
      businessDay: 'Día hábil {number}',
      lastDay: 'Día hábil {number}: último día seguro',
      event: {
        title: 'Último día seguro para cancelar un pago',
        text: `Cancele con ${firm.name}, y avise a su banco. Cada uno suspende solo su parte.`,
      },
    },
    advice: {
      'time-left': blocks([
        'A más tardar ese día, cancele con nosotros **y** avise a su banco. Cada uno suspende solo su parte.',
        `Llame al ${phone.spanish}. Atendemos ${hours.officeEastern}. Una carta podría llegar tarde.`,
      ]),
      today: blocks([
        'Cancele con nosotros **y** avise a su banco hoy mismo. Cada uno suspende solo su parte.',
        `Llame al ${phone.spanish} mientras atendemos: ${hours.officeEastern}. Si ya cerramos, llame ahora a su banco, cuyo día puede durar hasta la medianoche, y llámenos cuando abramos. Una carta llegaría tarde.`,
      ]),
      'bank-only': blocks([
        `Para unos bancos ya es tarde y para otros no: llame a su banco ahora mismo **y** cancele con nosotros al ${phone.spanish}. Cada uno suspende solo su parte.`,
        'Todavía puede cancelar todos los pagos posteriores.',
      ]),
      late: blocks([
        `Llámenos ahora al ${phone.spanish} **y** llame a su banco. Quizá todavía se pueda detener este pago, pero ni nosotros ni el banco podemos prometerlo.`,
        'Todavía puede cancelar todos los pagos posteriores.',
      ]),
      paid: blocks([
        `Ya es tarde para contar. Si este pago no debe hacerse o no era correcto, llame ahora a su banco y llámenos al ${phone.spanish}.`,
        'Todavía puede cancelar todos los pagos posteriores.',
      ]),
    },
    table: {
      title: 'Todas las fechas de pago de los próximos {days} días',
      intro:
        'Con la tabla no tiene que escribir nada: busque la fecha del pago y vea el último día seguro para cancelarlo. La tabla se hizo el {day}. Si un feriado cae en sábado, tampoco contamos el viernes anterior, para que la fecha sea segura.',
      caption: 'Último día seguro para cancelar, según la fecha del pago',
      payment: 'Pago',
      safe: 'Último día seguro',
      range: 'del {first} al {last}',
      passed: 'Ya pasó: llámenos hoy y llame también a su banco',
    },
  },
  dispute: {
    title: 'Disputar una deuda',
    intro:
      'Si disputa por escrito dentro de los 30 días siguientes al día en que le llega el aviso de la deuda (“aviso de validación”), tenemos que dejar de cobrar lo que disputa hasta enviarle la verificación o la copia de un fallo. Los papeles de un tribunal fijan otro plazo para contestar. Si el aviso lleva impresa una fecha límite, guíese por esa fecha. Para contar a mano: el día en que llegó es el día 0, y desde el siguiente cuentan todos, también los fines de semana y los feriados. El día 30 es el último.',
    words: {
      printedChoice: '¿Su aviso lleva impresa una fecha límite?',
      yes: 'Sí',
      no: 'No, o no la encuentro',
      printed: '¿Qué fecha está impresa?',
      received: '¿Qué día le llegó el aviso?',
      sent: '¿Qué día se envió? (opcional)',
      sentHint: 'La fecha que está arriba en el aviso, o el matasellos. Si no sabe cuándo llegó, basta con este día.',
      sentChecks: 'Con este día podemos revisar la fecha impresa.',
      button: 'Calcular la fecha',
      headings: {
        ahead: 'Fecha límite para disputar',
        today: 'La fecha límite para disputar es hoy',
        past: 'Esta fecha ya pasó',
      },
      byPrinted: 'La fecha impresa en su aviso es la que vale. No tiene que contar nada.',
      printedEarly:
        'Si el aviso se envió ese día, la fecha no debería ser anterior al {day}. Revise las dos fechas en el aviso o llámenos. Mientras tanto, guíese por la fecha impresa.',
      byReceived: 'El día en que llegó, {from}, no cuenta. Los fines de semana y los feriados cuentan.',
      bySent:
        'Se supone que un aviso llega cinco días después de enviado, sin contar fines de semana ni feriados legales: aquí, el {from}. Ese día no cuenta.',
      period: 'El día 1 es el {first} y el día 30 es el {last}.',
      earlier: 'Los dos días que escribió dan fechas distintas. Mostramos la más temprana, que es la más segura.',
      printedLater: 'Si después encuentra una fecha impresa, esa es la que vale.',
      mail: 'El correo postal puede tardar una semana: para mayor seguridad, mande su carta a más tardar el {day}.',
      mailLate:
        'Una carta vale si el matasellos es de ese día o de antes. Si no puede estar seguro del matasellos, mande un correo electrónico a más tardar ese día: también vale.',
      came: 'Llegó el aviso: no cuenta',
      assumed: 'Se supone que llegó: no cuenta',
      dayNumber: 'Día {number}',
      event: {
        title: 'Fecha límite para disputar la deuda',
        text: 'Dispute por escrito a más tardar este día. Si su aviso lleva impresa una fecha, esa es la que vale.',
      },
    },
    advice: {
      open: blocks([
        `Escriba a ${at.mail} o a ${email.disputes}. En [cómo disputar una deuda](/contact#disputes) se explica qué escribir y qué debemos hacer.`,
      ]),
      past: blocks([
        'Todavía puede decirnos que disputa la deuda, y lo revisamos. En el estado de Nueva York, puede disputar en cualquier momento una deuda que el acreedor dio de baja como pérdida. En la ciudad de Nueva York, quizá valga también una disputa después de esta fecha.',
        `Escriba a ${at.mail} o a ${email.disputes}, o lea [cómo disputar una deuda](/contact#disputes).`,
      ]),
    },
  },
} satisfies DatesPage;

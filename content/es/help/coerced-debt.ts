import { blocks, list } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const coercedDebt = {
  meta: {
    title: 'Ayuda con una cuenta',
    description:
      'Información general sobre una cuenta a su nombre: a quién avisar, de la manera que le convenga, y dónde hay ayuda gratuita.',
  },
  title: 'Me obligaron a aceptar esta deuda',
  printTitle: 'Ayuda con una cuenta',
  cue: 'una pareja, un familiar u otra persona',
  find: 'ex esposo ex pareja hijo deuda bajo coacción obligada a la fuerza abuso violencia doméstica esposo esposa pareja amenazas abuso económico tarjetas a mi nombre control trata me hicieron firmar contra mi voluntad engaño novio novia padres víctima marido hizo',
  lead: 'Si alguien le obligó a aceptar esta deuda, avísenos de cualquier manera que sea segura para usted, y dejamos de cobrar durante al menos 30 días. A esa persona no le decimos nada, y usted no tiene que contarnos su historia.',
  summary: [
    'Basta con avisarnos para empezar. Puede llamar o escribir. También puede llamar por usted alguien de confianza: escuchamos a esa persona, pero no le decimos nada de la cuenta hasta que usted nos lo permita.',
    'Díganos cómo y cuándo es seguro comunicarnos con usted. No lo hacemos de otra manera ni a otra hora.',
    'En algunos estados, una declaración jurada y otros papeles pueden detener el cobro. Una persona que ayuda a víctimas de abuso, o la ayuda legal gratuita, puede ayudarle gratis con esos papeles.',
    'También puede disputar la deuda, como cualquier persona.',
  ],
  meaning: blocks([
    'A veces una persona firma, o deja que se abra una cuenta, porque otra no le deja salida. La ley llama a eso [deuda contraída bajo coacción](word:coerced-debt). Puede ser una forma de [abuso económico](word:economic-abuse), y puede venir de la pareja, de un familiar, de un empleador o de quien cuida a la persona.',
    list('La protección que da la ley depende del estado donde vive:', [
      '**Nueva York.** La ley cubre deudas personales y del hogar que vienen de ciertas relaciones, como con la pareja, con un familiar o con un tratante de personas. Si nos dice, aunque sea por teléfono, que le obligaron a aceptar la deuda, debemos mandarle un aviso que explica sus derechos. Una [declaración jurada](word:sworn-statement) y otro papel detienen el cobro hasta que termine la revisión. Ese papel debe decir que esta deuda se contrajo bajo coacción. Puede ser una denuncia ante la policía, un informe federal de robo de identidad o una orden de un tribunal que lo declare así. También sirve la declaración, jurada o ante notario, de un profesional a quien usted se lo contó, como un trabajador social, un médico o un abogado.',
      '**California.** La ley cubre la mayoría de estas deudas si son del 1 de julio de 2023 o de después. Deben venir de violencia doméstica o del maltrato a una persona mayor o a un adulto que depende de otros, o haberse puesto a nombre de un joven en hogar de crianza ([foster care](lang:en)). Los papeles que respaldan lo que usted dice, junto con una declaración jurada, detienen el cobro mientras se revisa el caso. Si nos avisa por teléfono, le decimos cómo ponerlo por escrito; si falta algo, le mandamos la lista.',
      '**Connecticut.** La ley cubre algunas deudas recientes de tarjeta de crédito que vienen de violencia doméstica. Pedir esa protección detiene el cobro durante 60 días, o hasta que termine la revisión si tarda más. Los tribunales tienen un formulario para pedirla.',
      '**En otro estado.** Puede disputar la deuda sin dar un motivo. Algunos estados más, como Maine y Minnesota, tienen su propia ley. Pregunte qué dice la del suyo en la ayuda legal gratuita o a quien ayuda a víctimas de abuso.',
    ]),
  ]),
  steps: [
    {
      when: 'Primero',
      title: 'Use un aparato seguro',
      text: 'Quien comparte su teléfono o su computadora puede ver qué páginas abrió usted. Es más seguro usar una computadora de la biblioteca o el teléfono de una amistad, si no entra allí en sus propias cuentas. Una llamada a nosotros puede quedar en la lista de llamadas de su teléfono.',
    },
    {
      title: 'Avísenos, y díganos cómo comunicarnos con usted sin riesgo',
      text: `Llame al ${phone.spanish} o escriba a ${email.disputes}. Díganos qué número, qué dirección y qué horas son seguros, y si podemos dejar un mensaje. Nos basta con oír “me obligaron a aceptar esta deuda”.`,
    },
    {
      title: 'Pida el formulario y la lista',
      text: 'Le mandamos el aviso de su estado y la lista de los papeles que sirven, por el medio que usted eligió.',
    },
    {
      when: 'Cuando pueda',
      title: 'Hable con alguien que ayuda a víctimas de abuso o con la ayuda legal gratuita',
      text: 'Conocen bien estos casos y le pueden ayudar a escribir la declaración. En algunas oficinas hay un [notario público](word:notary-public), que en este país solo comprueba quién es usted, ve que firme y puede tomarle juramento; ser notario no convierte a nadie en abogado. [Vea quién ayuda gratis.](#free-help)',
    },
    {
      title: 'Mande copias, nunca los originales',
      text: 'Envíe solo lo que pide la lista. Si un papel tiene una dirección que debe quedar en secreto, tápela antes de copiar la hoja.',
    },
  ],
  dispute: `Puede disputar esta deuda como cualquier otra, sin decir el motivo. Escriba a ${email.disputes} a más tardar en la fecha límite de su aviso de la deuda, o después si ya pasó. Si tiene papeles del tribunal, presente también su contestación en el tribunal, dentro del plazo que indican; una carta a nosotros no cuenta como contestación.`,
  promises: [
    'Dejamos de cobrar durante al menos 30 días desde que nos avisa, por cualquier medio, y más tiempo si lo dice la ley de su estado.',
    'Le preguntamos cómo y a qué hora es seguro comunicarnos con usted, y no lo hacemos de otra manera ni a otra hora.',
    'A la otra persona no le decimos qué nos contó usted, ni que habló con nosotros.',
    'Usted habla con una sola persona preparada para esto, que no le pide más detalles de los que exigen los papeles.',
  ],
  limits: [
    'Decidir lo que pasó entre usted y otra persona. Eso le toca a un tribunal.',
    'Borrar el historial de su aparato. Este sitio no guarda esta página para leerla sin conexión, pero su navegador puede recordar que usted la abrió.',
  ],
} satisfies Situation;

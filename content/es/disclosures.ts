import { section } from '@/content/blocks';
import { at, hoursIn, phone, sitesIn, statesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { Disclosures } from '@/content/types';

const site = sitesIn('es');
const hours = hoursIn('es');
const admittedIn = statesIn('es');

export const disclosures = {
  everyPage: [
    section('debt-collector', 'Intento de cobrar una deuda', [
      `${firm.name} es un cobrador de deudas. Este es un intento de cobrar una deuda. Toda información que obtengamos se usará para ese fin. Si está en bancarrota, o si un tribunal de bancarrota le liberó de la deuda, este sitio es solo para su información y no le pide que pague. Llame al ${phone.main}, ${hours.officeEastern}, o escriba a ${at.mailWithoutName}.`,
    ]),
    section('attorney-advertising', 'Publicidad de abogados', [
      `Este sitio web es publicidad de abogados. El bufete responsable es ${at.office}, ${phone.office}. Nada de lo que dice es asesoría legal, y usar el sitio no nos hace sus abogados.`,
    ]),
    section('paid-actors', 'Actores remunerados', [
      'Las escenas de nuestras imágenes, videos y grabaciones pueden ser dramatizaciones. Las personas que se ven o se oyen pueden ser actores remunerados, y no abogados, empleados, clientes ni consumidores nuestros.',
    ]),
    section('new-york-city', 'Ciudad de Nueva York', [
      `Si vive en la ciudad de Nueva York, devuelva nuestra llamada al ${phone.newYorkCity}. Contesta una persona real y le dice su nombre. Tenemos licencia del [Departamento de Protección al Consumidor y al Trabajador](${site.cityAgency}) de la ciudad.`,
      `**Servicios de acceso lingüístico:** nuestro personal habla español e inglés. Si nos lo pide, le mandamos en español el aviso de la deuda y nuestras cartas. No ofrecemos servicio en otros idiomas. Hay una traducción y explicación de términos comunes del cobro de deudas, en varios idiomas, en el [glosario de términos de cobro del Departamento](${site.cityGlossary}).`,
    ]),
    section('yonkers', 'Yonkers', [
      `Si vive en Yonkers, una persona real contesta su llamada al ${phone.yonkers} y le dice con quién habla. Confirmamos por escrito todo plan de pago en un plazo de cinco días.`,
    ]),
    section('connecticut', 'Connecticut', [
      `Si vive en Connecticut, llame al ${phone.connecticut}. Allí tenemos licencia de agencia de cobro de deudas de consumo. Puede buscarnos en el [registro nacional de licencias](${site.registry}), [NMLS Consumer Access](lang:en).`,
    ]),
    section('california', 'California', [
      `La Ley Rosenthal de Prácticas Justas en el Cobro de Deudas, que es del estado, y la Ley de Prácticas Justas en el Cobro de Deudas, que es federal, disponen que los cobradores de deudas, salvo en circunstancias fuera de lo común, no pueden comunicarse con usted antes de las 8 a. m. ni después de las 9 p. m. No pueden acosarle con amenazas de violencia o de arresto, ni con palabras obscenas. Los cobradores no pueden decir cosas falsas o engañosas, ni llamarle al trabajo si saben o tienen motivo para saber que allí no puede recibir llamadas personales. Por lo general, los cobradores no pueden hablar de su deuda con otra persona que no sea su abogado o su cónyuge. Los cobradores pueden comunicarse con otra persona para confirmar dónde está usted o para hacer cumplir un fallo. Para más información sobre el cobro de deudas, puede comunicarse con la Comisión Federal de Comercio al 1-877-FTC-HELP o en [www.ftc.gov](${site.tradeCommissionHome}).`,
    ]),
    section('accessibility', 'Otros formatos', [
      `Puede recibir nuestras cartas en letra grande, en braille o en audio, sin costo. Llame al ${phone.spanish}, por TTY al ${phone.tty} o al 711, o lea nuestra [Declaración de accesibilidad](/accessibility-policy).`,
    ]),
  ],
  homeOnly: section('who-we-serve', 'A quién servimos', [
    `Representamos a acreedores. Nuestros abogados pueden ejercer en ${admittedIn}, y solo allí acudimos a los tribunales. Cobramos en la ciudad de Nueva York, Yonkers, Connecticut y California con las licencias indicadas aquí, y en Massachusetts y el resto del estado de Nueva York como bufete de abogados. En cualquier otro lugar, aceptamos una cuenta solo después de comprobar que la ley de allí nos permite cobrarla. Una demanda fuera de ${admittedIn} la lleva un abogado autorizado en el estado donde se presenta. No prometemos ningún resultado: cada asunto depende de sus propios hechos.`,
  ]),
  sample:
    'Sitio web de muestra. Este bufete no existe. Su nombre, personas, números, direcciones y licencias son inventados. No envíe dinero ni información personal.',
  licensesTitle: 'Números de licencia',
} satisfies Disclosures;

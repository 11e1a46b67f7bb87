import { section } from '@/content/blocks';
import type { Disclosures } from '@/content/types';
import { firm } from '@/content/firm';
import { at, hoursIn, phone, sitesIn } from '@/content/inline';

const site = sitesIn('es');
const hours = hoursIn('es');
const admittedIn = new Intl.ListFormat('es-US').format(firm.admittedIn.es);

export const disclosures = {
  everyPage: [
    section('attorney-advertising', 'Publicidad de abogados', [
      `Este sitio web es publicidad de abogados. El bufete responsable es ${at.office}, ${phone.office}. Nada de lo que dice es asesoría legal, y usar el sitio no nos hace sus abogados.`,
    ]),
    section('paid-actors', 'Actores remunerados', [
      'Las escenas de nuestras imágenes, videos y grabaciones pueden ser dramatizaciones. Las personas que se ven o se oyen pueden ser actores remunerados, y no abogados, empleados, clientes ni consumidores nuestros.',
    ]),
    section('debt-collector', 'Intento de cobrar una deuda', [
      `${firm.name} es un cobrador de deudas. Este es un intento de cobrar una deuda. Toda información que obtengamos se usará para ese fin. Llame al ${phone.main}, ${hours.officeEastern}, o escriba a ${firm.addresses.mail.street}, ${firm.addresses.mail.city}, ${firm.addresses.mail.state} ${firm.addresses.mail.zip}.`,
    ]),
    section('new-york-city', 'Ciudad de Nueva York', [
      `Si vive en la ciudad de Nueva York, devuelva nuestra llamada al ${phone.newYorkCity}. Contesta una persona natural, es decir, una persona real, y dice su nombre. Tenemos licencia del [Departamento de Protección al Consumidor y al Trabajador](${site.cityAgency}) de la ciudad.`,
      `**Servicios de acceso lingüístico:** nuestro personal habla español e inglés. Si nos lo pide, le mandamos en español el aviso de la deuda y nuestras cartas. No ofrecemos servicio en otros idiomas. Hay una traducción y explicación de términos comunes del cobro de deudas, en varios idiomas, en el [glosario de términos de cobro del Departamento](${site.cityGlossary}).`,
    ]),
    section('yonkers', 'Yonkers', [
      `Si vive en Yonkers, una persona natural contesta su llamada al ${phone.yonkers} y le dice con quién habla. Confirmamos por escrito todo calendario de pagos en un plazo de cinco días.`,
    ]),
    section('connecticut', 'Connecticut', [
      `Si vive en Connecticut, llame al ${phone.connecticut}. Allí tenemos licencia de agencia de cobro de deudas de consumo. Puede buscarnos en el [registro nacional de licencias](${site.registry}), [NMLS Consumer Access](lang:en).`,
    ]),
    section('california', 'California', [
      `Las leyes estatales y federales (la Ley Rosenthal y la Ley de Prácticas Justas en el Cobro de Deudas) limitan lo que puede hacer un cobrador. Por regla general, no podemos comunicarnos con usted antes de las ${hours.calls.from} ni después de las ${hours.calls.until} No podemos amenazar con violencia o con un arresto, ni usar palabras obscenas. No podemos decir cosas falsas o engañosas, ni llamarle al trabajo si tenemos motivo para saber que allí no puede recibir esas llamadas. Con pocas excepciones, no podemos hablar de la deuda con nadie más que con su abogado o su cónyuge. Podemos comunicarnos con otra persona para confirmar dónde está usted o para hacer cumplir un fallo. Para saber más, vea [el sitio de la Comisión Federal de Comercio](${site.tradeCommission}).`,
    ]),
    section('accessibility', 'Otros formatos', [
      `Puede recibir nuestras cartas en letra grande, en braille o en audio, sin costo. Llame al ${phone.main}, por TTY al ${phone.tty} o al 711, o lea nuestra [Declaración de accesibilidad](/accessibility-policy).`,
    ]),
  ],
  homeOnly: section('who-we-serve', 'A quién servimos', [
    `Representamos a acreedores. Nuestros abogados pueden ejercer en ${admittedIn}, y solo allí acudimos a los tribunales. Cobramos en la ciudad de Nueva York, Yonkers, Connecticut y California con las licencias indicadas aquí. En otros lugares actuamos solo donde la ley lo permite. No prometemos ningún resultado: cada asunto depende de sus propios hechos.`,
  ]),
  sample:
    'Sitio web de muestra. Este bufete no existe. Su nombre, personas, números, direcciones y licencias son inventados. No envíe dinero ni información personal.',
  licencesTitle: 'Números de licencia',
} satisfies Disclosures;

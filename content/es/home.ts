import { atStart, hoursIn, phone, sitesIn, statesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { HomePage } from '@/content/types';

const site = sitesIn('es');
const hours = hoursIn('es');
const states = statesIn('es');

export const home = {
  meta: {
    title: 'Un bufete que cobra deudas para acreedores',
    description:
      '¿Recibió una carta o una llamada nuestra? Confirme que fuimos nosotros, vea cómo pagar sin cargos, dispute una deuda o hable en español con una persona.',
  },
  hero: {
    banner: { image: 'colonnade', position: 'center' },
    alt: 'Una columnata de piedra vista desde sus escalones, con una puerta iluminada detrás de las columnas.',
    title: 'Primero, los hechos',
    text: 'Somos un bufete de abogados que cobra deudas para acreedores, y empezamos por mostrarle quién reclama la deuda, cuánto reclama y qué puede hacer usted.',
    action: { label: 'Quiénes somos', href: '/about' },
  },
  leadCards: {
    title: '¿En qué podemos ayudarle?',
    cards: [
      {
        id: 'letter-or-call',
        subtitle: 'Confirmar',
        title: 'Recibí una carta o una llamada',
        copy: 'Antes de dar cualquier dato, confirme que fuimos nosotros. Nuestro nombre, teléfonos, direcciones y licencias están en una sola lista.',
        link: { label: 'Vea si fuimos nosotros', href: '/is-this-us' },
      },
      {
        id: 'make-payment',
        subtitle: 'Pagar',
        title: 'Quiero hacer un pago',
        copy: 'En línea, por teléfono o por correo postal, sin ningún cargo. Antes, revise el nombre del acreedor y el monto.',
        link: { label: 'Compare las formas de pagar', href: '/make-payment' },
      },
      {
        id: 'dispute',
        subtitle: 'Disputar',
        title: 'Hay un error o necesito ayuda',
        copy: 'La deuda no es suya, el monto está mal, le demandaron o no puede pagar. Si [disputa por escrito](/letters/dispute) a más tardar en la fecha límite de su aviso de la deuda, dejamos de cobrar lo que disputa hasta enviarle la verificación o la copia de un fallo.',
        link: { label: 'Busque su situación', href: '/help' },
      },
      {
        id: 'client',
        subtitle: 'Clientes',
        title: 'Soy cliente del bufete',
        copy: 'Siga las cuentas que nos ha encargado en nuestro sitio para clientes, que pide iniciar sesión. ¿Es nuevo? Vea [qué hacemos por los acreedores](/services#for-creditors).',
        link: { label: 'Ir al acceso para clientes', href: site.clientAccess },
      },
    ],
  },
  infoPanel: {
    title: 'Con quién está tratando',
    text: `${firm.name} es un bufete de abogados y un cobrador de deudas. Bancos, hospitales, arrendadores y otros acreedores nos piden cobrar lo que, según ellos, se les debe. Actuamos en nombre de ellos; por eso no podemos darle a usted asesoría legal. La ley también establece cómo debemos tratarle.`,
    facts: [
      {
        id: 'how-we-work',
        subtitle: 'Cómo trabajamos',
        title: 'Un paso a la vez',
        copy: 'Le enviamos el aviso de la deuda, con el nombre del acreedor y el desglose del monto, y después escuchamos. [Lea los seis pasos que seguimos](/about#our-model).',
      },
      {
        id: 'licensed',
        subtitle: 'Con licencia',
        title: 'Un bufete que usted puede verificar',
        copy: `Nuestros abogados están autorizados para ejercer en ${states}. Nuestras licencias de cobro, con sus números, están al pie de esta página. Puede consultar algunas en el [registro nacional de licencias](${site.registry}), [NMLS Consumer Access](lang:en).`,
      },
      {
        id: 'hours',
        subtitle: 'Horario',
        title: `${atStart(hours.officeEastern)}`,
        copy: `Cerramos los días feriados bancarios federales. Nunca le llamamos ni le enviamos mensajes de texto antes de las ${hours.calls.from} ni después de las ${hours.calls.until}, según la hora del lugar donde vive. ¿Hay una hora, un lugar o un medio que no le convenga? [Díganos cómo no debemos comunicarnos con usted](/contact#how-not-to-reach-you).`,
      },
    ],
    people: {
      id: 'real-people',
      subtitle: 'Personas reales',
      title: 'Puede llamarnos en español o en inglés',
      copy: 'Grabamos las llamadas y se lo decimos al empezar.',
      phones: [
        { label: 'En español', phone: phone.spanish },
        { label: 'Llamada gratuita', phone: phone.main },
        { label: 'Ciudad de Nueva York', phone: phone.newYorkCity },
        { label: 'Yonkers', phone: phone.yonkers },
        { label: 'Connecticut', phone: phone.connecticut },
        { label: 'TTY, o marque 711', phone: phone.tty },
      ],
    },
    link: { label: 'Qué hacemos para los acreedores', href: '/services' },
    statement: 'Usted recibe datos claros, tiempo para revisarlos y un trato respetuoso.',
  },
  paymentPanel: {
    title: 'Cuando quiera pagar',
    copy: 'Si la deuda es suya y el monto es correcto, elija la forma que más le convenga. Si tiene dudas, pregúntenos o [vea cómo disputarla](/make-payment#dispute).',
    points: [
      '**Sin cargos.** No agregamos nada al pago que usted hace.',
      '**Un comprobante para usted.** Cada forma de pagar le deja una prueba de lo que pagó.',
      '**Planes por escrito.** Si acordamos un plan de pago, se lo confirmamos por escrito en un plazo de cinco días.',
      '**Ingresos protegidos.** La ley puede impedir que le quiten por una deuda el Seguro Social, los beneficios de veteranos y algunos otros ingresos.',
      '**Bancarrota.** Si está en bancarrota, o si un tribunal de bancarrota le liberó de la deuda, todo esto es solo para su información. No le estamos pidiendo que pague.',
    ],
    action: { label: 'Hacer un pago', href: '/make-payment' },
    secondary: { label: 'Si no puede pagar ahora', href: '/help/cannot-pay' },
  },
} satisfies HomePage;

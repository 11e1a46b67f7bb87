import { blocks, list, part } from '@/content/blocks';
import { email, phone, sitesIn } from '@/content/facts-in-copy';
import type { IsThisUsPage } from '@/content/types';

const site = sitesIn('es');

export const isThisUs = {
  meta: {
    title: '¿Somos nosotros?',
    description:
      'Compare un teléfono, correo, sitio web, dirección o número de licencia con nuestra lista oficial. Se verifica en su navegador y no se envía nada.',
  },
  title: '¿Somos nosotros?',
  lead: 'Compare con nuestra lista oficial el número o la dirección de quien le llamó o le escribió. El número que ve en su teléfono, o la dirección de la que viene un correo electrónico, puede ser falso. Si coincide, eso solo muestra que ese dato es nuestro; no prueba que el mensaje también lo sea. Para confirmar quién es, llámenos usted a un número de esta página.',
  words: {
    label: 'Un número de teléfono, correo electrónico, sitio web, dirección o número de licencia',
    hint: 'Nunca escriba aquí un número de tarjeta, de cuenta bancaria o de Seguro Social. No hace falta para verificar.',
    button: 'Verificar',
    empty: 'Escriba algo que verificar, como un número de teléfono',
    typed: 'Usted escribió',
    compared: 'Comparamos',
    ours: 'En nuestra lista',
    headings: {
      same: 'Está en nuestra lista',
      'look-alike': 'Se parece a lo nuestro, pero no está en la lista',
      'not-ours': 'Esto no es nuestro',
      'cannot-tell': 'No alcanza para verificar',
    },
    reasons: {
      listed: 'Es igual a un dato de nuestra lista. Para confirmar quién es, llame usted a un número de esta página.',
      extension: 'Los diez dígitos son iguales a los nuestros. No podemos verificar la extensión.',
      near: 'Cambia una letra, un dígito o una parte. Alguien puede querer que usted crea que somos nosotros.',
      letters: 'Tiene una letra que solo se parece a la nuestra, para que usted crea que somos nosotros.',
      'other-mailbox': 'Termina como nuestras direcciones, pero no tenemos ese buzón.',
      'other-subdomain': 'Termina como nuestro sitio, pero no tenemos ninguno con ese nombre.',
      'name-in-other-site':
        'Es de otro sitio que lleva nuestro nombre puesto. Lo que cuenta es cómo termina el nombre, antes de la primera barra sencilla.',
      'name-before-at': 'Lo que está antes del signo @ no es un sitio. La dirección lleva a lo que está después.',
      port: 'Nuestros sitios nunca llevan ese número después del nombre.',
      'other-town': 'El apartado o la calle se parece a lo nuestro, pero la ciudad o el código postal no.',
      'no-match': 'Lo comparamos con toda nuestra lista y no coincide con nada. No sabemos de quién es.',
      foreign: 'Nuestros teléfonos son de Estados Unidos: empiezan con +1 y tienen diez dígitos más.',
      'short-code': 'Es un número corto. No tenemos ninguno.',
      'not-an-address': 'Esto no es la dirección de un sitio web. No lo abra.',
      'too-short':
        'Hace falta el número completo. Un teléfono tiene diez dígitos con el código de área. Si es una licencia, escriba también las palabras que la acompañan, como la ciudad, el estado o la oficina.',
      incomplete: 'Falta una parte. Escriba la dirección completa, con la ciudad y el estado si es postal.',
      'name-alone': 'Cualquiera puede decir nuestro nombre. Verifique el número o la dirección que usaron.',
      unclear:
        'Escriba una sola cosa completa: un teléfono, correo, sitio web o dirección, o un número de licencia con las palabras que lo acompañan. Aquí no podemos verificar números de referencia, fechas ni montos.',
      linked:
        'Tenemos un enlace a esta página, pero es de otra empresa. Un mensaje que lleve a ella puede no ser nuestro.',
    },
    notToCollect: 'Es nuestro, pero lo usamos para acreedores o empleos, no para cobrar.',
  },
  advice: {
    'look-alike': blocks([
      list('Qué hacer ahora:', [
        'No responda, no pague, no haga clic.',
        'Si dio datos de su tarjeta o de su banco, llame ya al banco. Si escribió una contraseña, cámbiela.',
        `Avísenos en ${email.complaints} y vea cómo denunciarlo ante la [Comisión Federal de Comercio](${site.tradeCommission}).`,
      ]),
    ]),
    'not-ours': blocks([
      list('Qué significa:', [
        `Si alguien lo usó y le dijo que era de nuestro bufete, no éramos nosotros. Cuelgue, no pague y avísenos en ${email.complaints}. Si le dio datos de su tarjeta o de su banco, llame ya a su banco. Si escribió allí una contraseña, cámbiela.`,
        'Pero puede ser de otra persona u oficina que de verdad quiere comunicarse con usted, como un tribunal, un hospital u otro cobrador. Busque usted su número y pregunte allí.',
        'Nunca ignore los papeles de un tribunal, vengan de quien vengan. Lea [qué hacer si le demandan](/help/sued).',
      ]),
    ]),
  },
  fake: blocks(['Aunque coincida, puede ser falso: cualquiera puede hacer que aparezca otro número u otro nombre.']),
  call: blocks(['Cuelgue y llame usted a este número:', phone.spanish, `Llamada gratuita: ${phone.main}`]),
  list: part('La lista oficial', [
    'Un número o una dirección que no está aquí no es nuestro. Pero nunca ignore los papeles de un tribunal, aunque el nombre que lleven no esté en esta lista. La misma lista está en la [página de contacto](/contact#is-this-really-us), con formas de verificar una carta o una llamada.',
  ]),
} satisfies IsThisUsPage;

import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const myLawyerLetter = {
  meta: {
    title: 'Carta para avisar que tiene abogado',
    description:
      'Escriba una carta que dice quién es su abogado y pide que nos comuniquemos solo con su oficina. Nada de lo que escriba sale de la página.',
  },
  title: 'Avisar que tiene abogado',
  lead: 'Si un abogado le representa en una deuda, díganos quién es, y desde entonces nos comunicamos con su abogado y no con usted.',
  forWhom: 'Un abogado le representa en una deuda y quiere que nos comuniquemos con esa persona y no con usted.',
  before: blocks([
    'Necesitamos el nombre de su abogado y una dirección o un teléfono. Conviene que su abogado también nos escriba.',
    'La carta no sirve para disputar la deuda. Para eso, usted o su abogado pueden enviar [la carta para disputarla](/letters/dispute). Tampoco cuenta como contestación en el tribunal: si le llegaron papeles, [presente su contestación allí](/help/sued) dentro del plazo que indican. Esto es información general y no asesoría legal.',
  ]),
  letter: {
    subject: 'Mi abogado',
    paragraphs: {
      about: 'Les escribo sobre la cuenta que ustedes me piden pagar.',
      represents: 'En esta cuenta me representa este abogado o abogada:',
      representsAll:
        'En esta cuenta y en todas las demás que ustedes me piden pagar me representa este abogado o abogada:',
      since: 'Me representa desde el {date}.',
      onlyLawyer: 'Desde ahora, por favor comuníquense solo con mi abogado y no conmigo.',
      ifNoAnswer:
        'Si mi abogado no responde en un tiempo razonable, por favor escríbanme por correo postal a la dirección de arriba.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni en todo ni en parte, ni prometo pagarla.',
    },
    items: {},
  },
  when: blocks(['Puede enviarla en cualquier momento. La carta vale desde que la recibimos.']),
  then: blocks([
    'Desde entonces nos comunicamos con su abogado y no con usted. Solo podemos volver a comunicarnos con usted si la ley lo permite; por ejemplo, si su abogado está de acuerdo o no responde en un tiempo razonable.',
    'Si todavía busca abogado, las [oficinas de ayuda legal](/help#free-help) atienden gratis a personas de ingresos bajos.',
  ]),
} satisfies LetterPage<'my-lawyer'>;

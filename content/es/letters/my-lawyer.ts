import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const myLawyerLetter = {
  meta: {
    title: 'Carta para avisar que tiene abogado',
    description:
      'Escriba una carta que nombra a su abogado y pide que nos comuniquemos solo con esa oficina. Nada de lo que escriba sale de la página.',
  },
  title: 'Avisar que tiene abogado',
  lead: 'Si un abogado le representa en esta cuenta, díganos quién es, y desde entonces nos dirigimos a esa oficina.',
  forWhom: 'Un abogado le representa en esta deuda.',
  before: blocks([
    'Cuando sabemos el nombre de su abogado y cómo comunicarnos con su oficina, hablamos con el abogado y no con usted. Ayuda que su abogado también nos escriba.',
    'La carta no disputa la deuda. Para eso, envíe también [la carta para disputarla](/letters/dispute). Esto es información general, no un consejo legal.',
  ]),
  letter: {
    subject: 'Tengo abogado',
    paragraphs: {
      about: 'Les escribo sobre la cuenta que ustedes me piden pagar.',
      represents: 'En esta cuenta me representa el siguiente abogado:',
      representsAll: 'En esta cuenta y en todas las demás que tengan a mi nombre me representa el siguiente abogado:',
      onlyLawyer: 'Para este asunto, comuníquense solo con mi abogado y no conmigo.',
      ifNoAnswer:
        'Si mi abogado no responde en un tiempo razonable, escríbanme por correo postal a la dirección de arriba.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni toda ni en parte.',
    },
    items: {},
  },
  when: blocks(['Puede enviarla cualquier día, y no hay una fecha límite. Vale desde que la recibimos.']),
  then: blocks([
    'Desde entonces nos comunicamos con su abogado. Solo podemos volver a escribirle a usted si su abogado no responde en un tiempo razonable o si él mismo lo permite.',
    'Si busca abogado, la [ayuda legal gratuita](/help#free-help) no cuesta nada para muchas personas.',
  ]),
} satisfies LetterPage<'my-lawyer'>;

/** A further service as an editor would write it, in both languages. */
export const newService = {
  en: `{
      id: 'mediation-in-person',
      subtitle: 'A third person helps both sides',
      title: 'Mediation in person',
      intro: 'A mediator helps both sides talk. Nobody has to agree.',
      parts: [
        part('What it is', ['A talk with a neutral person in the room.']),
        part('Who it is for', ['Both sides of an open question.']),
        part('How we work', ['We prepare the papers and listen.']),
        part('What happens next', ['If you agree, we write it down together.']),
      ],
    },`,
  es: `{
      id: 'mediation-in-person',
      subtitle: 'Otra persona ayuda a las dos partes',
      title: 'Mediación en persona',
      intro: 'Un mediador ayuda a las dos partes a hablar. Nadie tiene que llegar a un acuerdo.',
      parts: [
        part('Qué es', ['Una conversación con una persona neutral presente.']),
        part('Para quién es', ['Las dos partes de un asunto abierto.']),
        part('Cómo trabajamos', ['Preparamos los papeles y escuchamos.']),
        part('Qué sigue', ['Si llegan a un acuerdo, lo escribimos juntos.']),
      ],
    },`,
};

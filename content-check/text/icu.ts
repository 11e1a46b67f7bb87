import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Placeholder for an argument's value. */
const argumentMark = '·';

/** Names and kinds of a message's arguments, such as `count: plural`, sorted. Throws a `SyntaxError` for malformed ICU. */
export function argumentsIn(message: string): string[] {
  return [...new Set(collect(parse(message)))].sort();
}

/** The readable text of a message, with every branch of a plural or select and `·` for an argument. Malformed ICU is returned unchanged. */
export function literalText(message: string): string {
  try {
    return literals(parse(message));
  } catch {
    return message;
  }
}

function collect(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [`${element.value}: ${TYPE[element.type]}`, ...branches(element).flatMap(collect)];
      case TYPE.tag:
        return [`${element.value}: tag`, ...collect(element.children)];
      default:
        return [`${element.value}: ${TYPE[element.type]}`];
    }
  });
}

function literals(elements: readonly MessageFormatElement[]): string {
  const read = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.tag) return literals(element.children);
    return element.type === TYPE.plural || element.type === TYPE.select
      ? branches(element).map(literals).join(' / ')
      : argumentMark;
  });
  return read.join('');
}

function branches({
  options,
}: Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>): MessageFormatElement[][] {
  return Object.values(options).map(({ value }) => value);
}

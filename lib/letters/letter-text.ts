import { nbsp } from '../text/nbsp';
import type { Letter } from './letter';

/** The letter as plain text for copying; paragraphs keep their numbers. */
export function letterText(letter: Letter): string {
  const paragraphs = letter.paragraphs.map(({ text, items, lines }, index) =>
    [`${index + 1}. ${text}`, ...items.map((item) => `   – ${item}`), ...lines.map((line) => `   ${line}`)].join('\n'),
  );
  return [
    letter.sender.join('\n'),
    letter.date,
    letter.recipient.join('\n'),
    [letter.subject, ...letter.details].join('\n'),
    letter.salutation,
    ...paragraphs,
    letter.closing,
    `\n${letter.name}`,
    ...(letter.enclosed ? [letter.enclosed] : []),
  ]
    .join('\n\n')
    .concat('\n')
    .replaceAll(nbsp, ' ');
}

import { flag } from '@/lib/flag';
import type { Letter, LetterParagraph } from '@/lib/letters/letter';
import styles from './letter-view.module.css';

/**
 * A letter as it is signed and sent: the sender's own, without a letterhead. A letter to fill in by hand has boxes to tick and lines to write
 * on, with captions under the sender's lines.
 */
export function LetterView({ letter }: { letter: Letter }) {
  const { locale, sender, date, recipient, subject, details, salutation, paragraphs, box } = letter;
  const { closing, signature, name, enclosed } = letter;
  return (
    <div className={styles.letter} lang={locale} data-letter={locale}>
      {box ? (
        <div className={styles.head}>
          <div>
            {sender.map((caption) => (
              <Rule key={caption} caption={caption} />
            ))}
          </div>
          <Rule caption={date} />
        </div>
      ) : (
        <>
          <Lines lines={sender} />
          <p>{date}</p>
        </>
      )}
      <Lines lines={recipient} />
      <p className={styles.subject}>
        <Blanks text={subject} />
        {details.map((detail) => (
          <span key={detail} className={styles.row} dir="auto">
            {detail}
          </span>
        ))}
      </p>
      <p>{salutation}</p>
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index} paragraph={paragraph} number={index + 1} box={box} />
      ))}
      <p>{closing}</p>
      <div className={styles.sign}>
        <Rule caption={signature} />
        {name && <p dir="auto">{name}</p>}
      </div>
      {enclosed && <p>{enclosed}</p>}
    </div>
  );
}

/** A line to write on, as wide as its container. */
function Rule({ caption }: { caption?: string }) {
  return (
    <p className={styles.rule}>
      <small>{caption}</small>
    </p>
  );
}

/** A text in which a run of underscores is shown as one line to write on. */
function Blanks({ text }: { text: string }) {
  return text.split(/(__+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.blank}>
        <span className="visually-hidden">{part}</span>
      </span>
    ),
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line, index) => (
        <span key={index} className={styles.row} dir="auto">
          {line}
        </span>
      ))}
    </p>
  );
}

/** A box to tick on paper, with a label for screen readers only. */
function Box({ label }: { label: string }) {
  const words = `${label} `;
  return (
    <span className={styles.box}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

type ParagraphProps = { paragraph: LetterParagraph; number: number; box: string | undefined };

function Paragraph({ paragraph: { text, items, lines, isOptional }, number, box }: ParagraphProps) {
  return (
    <div className={styles.paragraph}>
      <span>{number}.</span>
      <div>
        <p dir="auto">
          {isOptional && box && <Box label={box} />}
          {box ? <Blanks text={text} /> : text}
        </p>
        {items.length > 0 && (
          <ul data-boxes={flag(!!box)}>
            {items.map((item) => (
              <li key={item}>
                {box && <Box label={box} />}
                {item}
              </li>
            ))}
          </ul>
        )}
        {lines.map((line, index) =>
          box ? (
            <Rule key={index} />
          ) : (
            <p key={index} dir="auto">
              {line}
            </p>
          ),
        )}
      </div>
    </div>
  );
}

'use client';
import { useEffect, useReducer, useRef, type MouseEvent, type ReactNode } from 'react';
import { useRestoredPage } from '@/components/hooks/use-restored-page';
import { ScriptedControl } from '@/components/ui/scripted-control';
import { consentReducer, consentStart } from '@/lib/consent';
import type { Locale } from '@/lib/i18n/routing';
import { fillIn } from '@/lib/text/fill-in';
import { formatMoment } from '@/lib/time/hours-text';
import buttonStyles from '@/components/ui/button.module.css';
import styles from './consent-flow.module.css';

type ConsentWords = {
  title: string;
  confirmedTitle: string;
  /** `{time}` is replaced by the visitor's date and time. */
  confirmedAt: string;
  nothingSent: string;
  callTitle: string;
  withdrawn: string;
  consent: string;
  withdraw: string;
};

type ConsentFlowProps = { id: string; words: ConsentWords; locale: Locale; text: ReactNode; phones: ReactNode };

const phonesId = 'consent-phones';
const withdrawnId = 'consent-withdrawn';

/** The steps of consent: read, press "I Consent", call (`consent-1`). Nothing is stored; without JavaScript the button links to the numbers. */
export function ConsentFlow({ id, words, locale, text, phones }: ConsentFlowProps) {
  const [state, dispatch] = useReducer(consentReducer, consentStart);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state !== consentStart) heading.current?.focus();
  }, [state]);

  useRestoredPage(() => dispatch({ type: 'returned' }));

  function consent(event: MouseEvent) {
    event.preventDefault();
    dispatch({ type: 'consented', at: new Date() });
  }

  const consented = state.step === 'consented';
  const withdrawn = !consented && state.withdrawn;
  return (
    <section className={styles.flow} id={id} data-step={state.step}>
      <h2 ref={heading} tabIndex={-1} aria-describedby={withdrawn ? withdrawnId : undefined}>
        {consented ? words.confirmedTitle : words.title}
      </h2>
      {consented ? (
        <>
          <p>{fillIn(words.confirmedAt, { time: formatMoment(state.at, locale) })}</p>
          <p>{words.nothingSent}</p>
        </>
      ) : (
        <>
          {withdrawn && (
            <p id={withdrawnId} className={styles.withdrawn}>
              {words.withdrawn}
            </p>
          )}
          <p>{text}</p>
          <ScriptedControl className={buttonStyles.button} data-theme="gold" href={`#${phonesId}`} onClick={consent}>
            {words.consent}
          </ScriptedControl>
        </>
      )}
      <div id={phonesId} className={styles.phones}>
        <h3>{words.callTitle}</h3>
        {phones}
      </div>
      {consented && (
        <button
          type="button"
          className={buttonStyles.button}
          data-theme="outline"
          onClick={() => dispatch({ type: 'withdrawn' })}
        >
          {words.withdraw}
        </button>
      )}
    </section>
  );
}

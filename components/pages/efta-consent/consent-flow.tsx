'use client';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { useRestoredPage } from '@/components/hooks/use-restored-page';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { ScriptedControl } from '@/components/ui/scripted-control';
import type { EftaConsentPage } from '@/content/types';
import { focusHeading } from '@/lib/browser/focus-heading';
import { consentReducer, consentStart } from '@/lib/consent-reducer';
import type { Locale } from '@/lib/i18n/routing';
import { fillIn } from '@/lib/text/fill-in';
import { typeset } from '@/lib/text/typeset';
import { formatMoment } from '@/lib/time/hours-text';
import styles from './consent-flow.module.css';

type ConsentWords = Omit<EftaConsentPage['consent'], 'text' | 'callHours' | 'phones'> & {
  consent: string;
  withdraw: string;
};

type ConsentFlowProps = { id: string; words: ConsentWords; locale: Locale; text: ReactNode; phones: ReactNode };

const confirmedId = 'consent-confirmed';
const phonesId = 'consent-phones';
const withdrawnId = 'consent-withdrawn';

/**
 * The steps of consent: read, press "I Consent", call (`consent-1`), with nothing stored; without JavaScript the button links to the numbers.
 * The confirmation is in the page from the start, so that the inline script can show it before the program runs.
 */
export function ConsentFlow({ id, words, locale, text, phones }: ConsentFlowProps) {
  const [state, dispatch] = useReducer(consentReducer, consentStart);
  const title = useRef<HTMLHeadingElement>(null);
  const confirmedTitle = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state === consentStart) return;
    const heading = state.step === 'consented' ? confirmedTitle : title;
    focusHeading({ heading: heading.current });
  }, [state]);

  useRestoredPage(() => dispatch({ type: 'returned' }));

  function consent() {
    dispatch({ type: 'consented', at: new Date() });
  }

  const hasConsented = state.step === 'consented';
  const hasWithdrawn = !hasConsented && state.hasWithdrawn;
  return (
    <section className={`${styles.flow} framed`} id={id} data-step={state.step}>
      <div className={styles.start} hidden={hasConsented}>
        <h2 ref={title} aria-describedby={hasWithdrawn ? withdrawnId : undefined}>
          {words.title}
        </h2>
        {hasWithdrawn && (
          <p id={withdrawnId} className={styles.withdrawn}>
            {words.withdrawn}
          </p>
        )}
        <p>{text}</p>
        <ScriptedControl {...buttonLook('gold')} href={`#${phonesId}`} aria-controls={confirmedId} onClick={consent}>
          {words.consent}
        </ScriptedControl>
      </div>
      <div id={confirmedId} className={`${styles.confirmed} needs-script`} hidden={!hasConsented}>
        <h2 ref={confirmedTitle}>{words.confirmedTitle}</h2>
        <p className={styles.time}>
          {hasConsented && typeset(fillIn(words.confirmedAt, { time: formatMoment(state.at, locale) }))}
        </p>
        <p>{words.nothingSent}</p>
      </div>
      <div id={phonesId} className={styles.phones}>
        <h3>{words.callTitle}</h3>
        {phones}
      </div>
      {hasConsented && (
        <Button theme="outline" onClick={() => dispatch({ type: 'withdrawn' })}>
          {words.withdraw}
        </Button>
      )}
    </section>
  );
}

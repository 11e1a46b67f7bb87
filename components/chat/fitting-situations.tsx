import { useEffect, useState } from 'react';
import { loadSituationSearch } from '@/lib/help/load-help-search';
import type { SituationDocument } from '@/lib/help/search';
import type { AssistantWords } from './assistant-words';
import { ChatLines } from './chat-lines';

/** The most pages that are listed, so that they can be read at a glance. */
const maxSituations = 3;

type FittingSituationsProps = { about: string; words: AssistantWords; className?: string };

/** The help pages that best match the message; renders nothing if none match or the list cannot be fetched (`help-11`). */
export function FittingSituations({ about, words: { situations, newTabLabel }, className }: FittingSituationsProps) {
  const [fitting, setFitting] = useState<readonly SituationDocument[]>([]);

  useEffect(() => {
    let isShown = true;
    void loadSituationSearch(situations.data).then((search) => {
      if (isShown && search) setFitting(search(about).slice(0, maxSituations));
    });
    return () => {
      isShown = false;
    };
  }, [about, situations.data]);

  if (fitting.length === 0) return null;
  const lines = fitting.map(({ title, link }) => [{ label: title, link }]);
  return (
    <>
      <p>{situations.title}</p>
      <ChatLines className={className} lines={lines} newTabLabel={newTabLabel} />
    </>
  );
}

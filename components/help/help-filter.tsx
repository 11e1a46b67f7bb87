'use client';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { mark, needsRuntimeAttribute, notLoadedId } from '@/boot/protocol';
import { FieldFrame } from '@/components/forms/field-frame';
import { useCut } from '@/components/forms/use-cut';
import { useRestoredPage } from '@/components/hooks/use-restored-page';
import { flag } from '@/lib/flag';
import { cutLine } from '@/lib/forms/plain-text';
import { hasSensitiveNumber } from '@/lib/forms/sensitive-number';
import { loadHelpSearch } from '@/lib/help/load-help-search';
import { markFound } from '@/lib/help/mark-found';
import { maxQueryLength } from '@/lib/help/query-length';
import type { HelpSearch } from '@/lib/help/search';
import { fillIn } from '@/lib/text/fill-in';
import { FilterContext } from './filtered';
import styles from './help-filter.module.css';

/** The data and words that the filter of a list needs. */
export type ListFilter = {
  /** Address of the list as data. */
  data: string;
  /**
   * `left` has the placeholders `{count}` and `{total}`; `failed` is shown if the program or the list as data cannot be fetched;
   * `sensitive` refuses a private number (`form-4`); `tooLong` says that a text was cut.
   */
  words: Record<'label' | 'hint' | 'left' | 'failed' | 'sensitive' | 'tooLong', string>;
  /** Shown when nothing matches. */
  none: ReactNode;
};

type HelpFilterProps = ListFilter & { total: number; children: ReactNode };

/** A field that filters the list in `children` while the visitor types; without JavaScript the list is complete. Nothing typed leaves the page. */
export function HelpFilter({ data, total, words, none, children }: HelpFilterProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<{ search: HelpSearch | undefined }>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { isCut, cutInput } = useCut((text) => cutLine(text, maxQueryLength));
  const search = loaded?.search;

  async function load() {
    if (!search) setLoaded({ search: await loadHelpSearch(data) });
  }
  function read(input: HTMLInputElement) {
    cutInput(input);
    setQuery(input.value);
    if (input.value) void load();
  }

  useRestoredPage(() => {
    if (!field.current) return;
    field.current.value = '';
    read(field.current);
  });
  const isEmpty = query.trim() === '';
  const isRefused = hasSensitiveNumber(query);
  const found = useMemo(
    () => (search && !isEmpty && !isRefused ? search(query, { isStrict: true }) : undefined),
    [search, query, isEmpty, isRefused],
  );
  const fitting = useMemo(() => found && new Set(found.map(({ id }) => id)), [found]);
  useEffect(() => {
    markFound(list.current, new Set(found?.flatMap(({ words }) => words)));
    return () => markFound(null, new Set());
  }, [found]);
  const left = fitting && fillIn(words.left, { count: String(fitting.size), total: String(total) });
  const hasFailed = loaded && !search && !isEmpty && !isRefused;
  return (
    <FilterContext value={fitting}>
      <div className={`${styles.filter} needs-script`} role="search">
        <FieldFrame
          id={id}
          label={words.label}
          hint={words.hint}
          error={isRefused ? words.sensitive : undefined}
          isErrorAnnounced
          note={isCut ? words.tooLong : ''}
        >
          {(control) => (
            <input
              ref={field}
              id={id}
              type="search"
              autoComplete="off"
              spellCheck={false}
              {...control}
              {...mark(needsRuntimeAttribute, notLoadedId)}
              onFocus={() => void load()}
              onInput={({ currentTarget }) => read(currentTarget)}
            />
          )}
        </FieldFrame>
        <span id={notLoadedId} hidden>
          {words.failed}
        </span>
        <div role="status" className={styles.status}>
          {hasFailed ? words.failed : fitting?.size === 0 ? none : left}
        </div>
      </div>
      <div ref={list} className={styles.list} data-filtered={flag(fitting !== undefined)}>
        {children}
      </div>
    </FilterContext>
  );
}

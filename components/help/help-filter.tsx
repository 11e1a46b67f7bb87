'use client';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { mark, needsRuntimeAttribute } from '@/boot/protocol';
import { hydratedStore } from '@/lib/browser/hydrated-store';
import { flag } from '@/lib/flag';
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
  /** `left` has the placeholders `{count}` and `{total}`; `sensitive` refuses a private number (`form-4`). */
  labels: { label: string; hint: string; left: string; sensitive: string };
  /** Shown when nothing matches. */
  none: ReactNode;
};

type HelpFilterProps = ListFilter & { total: number; children: ReactNode };

/** A field that filters the list in `children` while the visitor types; without JavaScript the list is complete. Nothing typed leaves the page. */
export function HelpFilter({ data, total, labels, none, children }: HelpFilterProps) {
  const id = useId();
  const statusId = useId();
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<HelpSearch>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    const loaded = await loadHelpSearch(data);
    // Wrapped, because React calls a function that it is given as a state.
    if (loaded) setSearch(() => loaded);
  }, [data]);
  // Until the page is hydrated, React does not hear of what is typed (`lib/browser/withhold-presses.ts`).
  useEffect(
    () =>
      hydratedStore.subscribe(() => {
        const typed = field.current?.value;
        if (!typed) return;
        setQuery(typed);
        void load();
      }),
    [load],
  );
  const isRefused = hasSensitiveNumber(query);
  const found = useMemo(
    () => (search && query.trim() !== '' && !isRefused ? search(query, { isStrict: true }) : undefined),
    [search, query, isRefused],
  );
  const fitting = useMemo(() => found && new Set(found.map(({ id }) => id)), [found]);
  useEffect(() => {
    markFound(list.current, new Set(found?.flatMap(({ words }) => words)));
    return () => markFound(null, new Set());
  }, [found]);
  const left = fitting && fillIn(labels.left, { count: String(fitting.size), total: String(total) });
  return (
    <FilterContext value={fitting}>
      <div className={`${styles.filter} needs-script`} role="search">
        <label htmlFor={id}>
          {labels.label}
          <small>{labels.hint}</small>
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? statusId : undefined}
          {...mark(needsRuntimeAttribute)}
          onFocus={() => void load()}
          onChange={({ target }) => {
            void load();
            setQuery(target.value);
          }}
        />
        <div role="status" id={statusId} className={styles.status}>
          {isRefused ? labels.sensitive : fitting?.size === 0 ? none : left}
        </div>
      </div>
      <div ref={list} className={styles.list} data-filtered={flag(fitting !== undefined)}>
        {children}
      </div>
    </FilterContext>
  );
}

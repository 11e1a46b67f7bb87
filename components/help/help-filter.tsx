'use client';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { mark, needsRuntime } from '@/boot/protocol';
import { loadHelpSearch } from '@/lib/help/load-help-search';
import type { HelpSearch } from '@/lib/help/search';
import { fillIn } from '@/lib/text/fill-in';
import { FilterContext } from './filtered';
import styles from './help-filter.module.css';

/** What the filter of a list is made of. */
export type ListFilter = {
  /** Address of the list as data. */
  data: string;
  /** `{count}` and `{total}` stand in `left` for numbers. */
  labels: { label: string; hint: string; left: string };
  /** What is offered when nothing fits. */
  none: ReactNode;
};

type HelpFilterProps = ListFilter & { total: number; children: ReactNode };

/** A field that narrows the list inside it as one types; the list is whole without it. What is typed stays in the page. */
export function HelpFilter({ data, total, labels, none, children }: HelpFilterProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<HelpSearch>();
  const load = () => {
    if (!search) void loadHelpSearch(data).then((found) => found && setSearch(() => found));
  };
  const fitting = useMemo(
    () => (search && query.trim() !== '' ? new Set(search(query, { strict: true }).map(({ id }) => id)) : undefined),
    [search, query],
  );
  const left = fillIn(labels.left, { count: String(fitting?.size ?? total), total: String(total) });
  return (
    <FilterContext value={fitting}>
      <div className={`${styles.filter} needs-script`} role="search">
        <label htmlFor={id}>
          {labels.label}
          <small>{labels.hint}</small>
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          maxLength={200}
          {...mark(needsRuntime)}
          onFocus={load}
          onChange={({ target }) => {
            load();
            setQuery(target.value);
          }}
        />
        <div role="status" className={styles.status}>
          {fitting && (fitting.size > 0 ? left : none)}
        </div>
      </div>
      {children}
    </FilterContext>
  );
}

'use client';
import { createContext, useContext, type ReactNode } from 'react';

/** Ids of the entries that match the filter's text; `undefined` while everything is shown. */
export const FilterContext = createContext<ReadonlySet<string> | undefined>(undefined);

type FilteredProps = {
  as: 'li' | 'section' | 'div';
  ids: readonly string[];
  id?: string;
  className?: string;
  /** The letter of the alphabet, on the first term that begins with it. */
  letter?: string | undefined;
  children: ReactNode;
};

/** A part of a list that is shown while one of `ids` matches the surrounding filter; without a filter it is always shown. */
export function Filtered({ as: Part, ids, letter, children, ...rest }: FilteredProps) {
  const fitting = useContext(FilterContext);
  return (
    <Part {...rest} data-letter={letter} hidden={fitting && !ids.some((id) => fitting.has(id))}>
      {children}
    </Part>
  );
}

'use client';
import { createContext, useContext, type ReactNode } from 'react';

/** Ids that fit what was typed; `undefined` while everything is shown. */
export const FilterContext = createContext<ReadonlySet<string> | undefined>(undefined);

type FilteredProps = {
  as: 'li' | 'section' | 'div';
  ids: readonly string[];
  id?: string;
  className?: string;
  /** The letter that it is the first of. */
  letter?: string | undefined;
  children: ReactNode;
};

/** A part of a list that is there while one of `ids` fits the filter around it; without a filter it is always there. */
export function Filtered({ as: Part, ids, letter, children, ...rest }: FilteredProps) {
  const fitting = useContext(FilterContext);
  return (
    <Part {...rest} data-letter={letter} hidden={fitting && !ids.some((id) => fitting.has(id))}>
      {children}
    </Part>
  );
}

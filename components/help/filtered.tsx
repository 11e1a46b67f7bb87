'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** Ids of the entries that match the filter's text; `undefined` while everything is shown. */
export const FilterContext = createContext<ReadonlySet<string> | undefined>(undefined);

type FilteredProps = {
  as: 'li' | 'section' | 'div';
  ids?: readonly string[];
  id?: string;
  className?: string;
  /** The letter of the alphabet, on the first term that begins with it. */
  letter?: string;
  children: ReactNode;
};

/** A part of a list: with `ids`, it is shown while the surrounding filter finds one of them; without, only while nothing is filtered. */
export function Filtered({ as: Part, ids = [], letter, children, ...rest }: FilteredProps) {
  const fitting = useContext(FilterContext);
  return (
    <Part {...rest} data-letter={letter} hidden={fitting && !ids.some((id) => fitting.has(id))}>
      {children}
    </Part>
  );
}

/** The most characters of a query that are read. It has its own file so that the filter does not load the search. */
export const maxQueryLength = 200;

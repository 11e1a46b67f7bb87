/** On the inline script: the addresses of the program's files, separated by spaces. The adapter writes it; the offline worker reads it, too. */
export const runtimeAttribute = 'data-runtime';

/** Folder of these files, which also contain the texts of their page. */
export const runtimeFolder = '/_next/static/runtime';

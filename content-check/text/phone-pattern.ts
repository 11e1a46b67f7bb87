/** A phone number of the United States in a text, in its usual forms, with its three groups of digits: `(800) 555-0199`, `800.555.0199`. */
export const phonePattern = /(?<![\d-])(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})(?![\d-])/g;

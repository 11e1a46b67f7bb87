const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Every character the site's fonts hold: ASCII, Spanish and typographic marks, and the non-breaking space. */
export const fontCharacters = `${ascii}\u00A0áéíóúüñÁÉÍÓÚÜÑ¿¡ªº§¶©®™–—‘’“”…•€°·«»×½¼¾−`;

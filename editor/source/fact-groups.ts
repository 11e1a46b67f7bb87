/** Where a name comes from: the module that exports it, or the function there that makes it for a language. */
type Origin = { module: string; maker?: string };

/** The module of the facts that copy inserts into its sentences. */
export const factsInCopy = '@/content/facts-in-copy';

/** Every group of facts that texts can use, by the name before the dot in the source. */
export const factGroups: Readonly<Record<string, Origin | undefined>> = {
  phone: { module: factsInCopy },
  email: { module: factsInCopy },
  at: { module: factsInCopy },
  firm: { module: '@/content/firm' },
  site: { module: factsInCopy, maker: 'sitesIn' },
  hours: { module: factsInCopy, maker: 'hoursIn' },
  reply: { module: factsInCopy, maker: 'repliesIn' },
  limit: { module: factsInCopy, maker: 'contactLimitsIn' },
};

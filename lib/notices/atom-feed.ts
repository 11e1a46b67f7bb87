import { escapeHtml } from '../text/entities';

/** One entry of a feed: a version, its address, its day (`2025-10-01`) and what it changed. */
type FeedEntry = { title: string; url: string; day: string; summary: string };

type Feed = {
  title: string;
  self: string;
  home: string;
  author: string;
  language: string;
  entries: readonly FeedEntry[];
};

/** A feed of new versions (RFC 4287), newest first. Its times come from the versions only, so that two builds are identical. */
export function atomFeed({ title, self, home, author, language, entries }: Feed): string {
  const newest = [...entries].sort(
    (one, other) => other.day.localeCompare(one.day) || one.url.localeCompare(other.url),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<id>${escapeHtml(self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>`,
    `<author><name>${escapeHtml(author)}</name></author>`,
    `<updated>${timeOf(newest[0]?.day ?? '1970-01-01')}</updated>`,
    ...newest.map(
      (entry) =>
        `<entry><title>${escapeHtml(entry.title)}</title><id>${escapeHtml(entry.url)}</id><link href="${escapeHtml(entry.url)}"/>` +
        `<updated>${timeOf(entry.day)}</updated><summary>${escapeHtml(entry.summary)}</summary></entry>`,
    ),
    '</feed>',
    '',
  ].join('\n');
}

/** The time of a day; a month without a day counts as its first day. */
function timeOf(day: string): string {
  return `${day.length === 7 ? `${day}-01` : day}T00:00:00Z`;
}

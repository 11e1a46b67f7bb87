import { law } from '@/lib/law';
import { EditRefused, FieldRefused } from '../refusals';
import type { SourceValue, Value } from '../source/values';
import type { FactKind } from './fact-kinds';

/** A fact with its place in the file; `id` is the constant and its path of names. */
export type LocatedFact = { id: string; kind: FactKind; found: SourceValue };

/**
 * Checks that hours and limits on calls begin before they end, that the law allows calls at the limits, that contacts include calls and
 * that both are plural. `facts` are those of the same constant. Throws `FieldRefused`.
 */
export function refuseDisorder(id: string, value: Value, facts: readonly LocatedFact[]): void {
  if (id.startsWith('contactLimits.')) refuseLimit(id, value, facts);
  const start = /\.(opens|from)$/.exec(id);
  const end = /\.(closes|until)$/.exec(id);
  if (!start && !end) return;
  const other = partnerOf(id, facts);
  if (start ? value >= other : value <= other) throw new FieldRefused(id, 'The start must be before the end.');
  const { from, until } = law.lawfulCallHours;
  const hour = Number(value) / 3600;
  if (id.startsWith('callLimits.') && (hour < from || hour > until))
    throw new FieldRefused(id, `The law allows calls from ${from}:00 to ${until}:00 only.`);
}

const partners: Readonly<Record<string, string>> = {
  opens: 'closes',
  closes: 'opens',
  from: 'until',
  until: 'from',
  calls: 'contacts',
  contacts: 'calls',
};

/** The value with which that of `id` is compared: `closes` beside `opens`, for example. */
function partnerOf(id: string, facts: readonly LocatedFact[]): Value {
  const [, group = '', name = ''] = /^(.*\.)(.*)$/.exec(id) ?? [];
  const partner = facts.find((fact) => fact.id === group + (partners[name] ?? ''));
  if (!partner) throw new EditRefused(`Nothing was written: ${id} has no ${partners[name] ?? 'partner'} beside it.`);
  return partner.found.value;
}

function refuseLimit(id: string, value: Value, facts: readonly LocatedFact[]): void {
  const other = partnerOf(id, facts);
  if (id.endsWith('.calls') ? value > other : value < other)
    throw new FieldRefused(id, 'Calls count as contacts, so there cannot be more calls than contacts.');
  if (id.endsWith('.calls') && Number(value) > law.presumedLawfulCalls)
    throw new FieldRefused(
      id,
      `Federal law presumes harassment from ${law.presumedLawfulCalls + 1} calls in seven days.`,
    );
  // Copy has the plural after the number, in every language.
  if (Number(value) < 2) throw new FieldRefused(id, 'The pages say “calls” and “contacts”: write at least 2.');
}

/** Checks that each number serves one purpose and each mailbox is at the firm's own domain. Throws `FieldRefused`. */
export function refuseClash({ id, kind }: LocatedFact, value: Value, facts: readonly LocatedFact[]): void {
  const same = facts.find((fact) => fact.kind === 'phone' && fact.id !== id && fact.found.value === value);
  if (kind === 'phone' && same) throw new FieldRefused(id, `This is the number of ${same.id} already.`);
  const domain = facts.find((fact) => fact.id === 'firm.domain')?.found.value;
  if (kind === 'email' && String(value).split('@')[1] !== domain)
    throw new FieldRefused(id, `A mailbox has to be at ${String(domain)}.`);
}

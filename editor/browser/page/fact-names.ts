/** Names that keep their capitals. */
const properNames: Readonly<Record<string, string>> = { newYorkCity: 'New York City', tty: 'TTY' };

/** Heading of a fact's group: `firm.phones.main` gives "Phones". */
export function groupOf(id: string): string {
  const [constant = '', group = ''] = id.split('.');
  return spoken(constant === 'firm' ? (id.split('.').length > 2 ? group : 'firm') : constant);
}

/** A fact's name in its group: `firm.phones.newYorkCity` gives "New York City". */
export function labelOf(id: string): string {
  const steps = id.split('.').slice(1);
  return spoken(steps.slice(steps.length > 1 && id.startsWith('firm.') ? 1 : 0).join(', '));
}

function spoken(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return properNames[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The packages of a lock file by their folder. */
export type LockedPackages = Readonly<
  Record<string, { version?: string; dependencies?: Readonly<Record<string, string>> }>
>;

/** Libraries whose code does not reach the browser: they run during the build, or only in Node. */
export const unshipped: readonly string[] = ['next-intl', 'tslib', 'node-fetch-native'];
/** Libraries most of whose packages run in Node, with the packages whose code they send to the browser besides their own. */
const mostlyInNode: Readonly<Record<string, readonly string[] | undefined>> = { next: ['@swc/helpers'] };

/** The libraries whose code reaches the browser, with their version: the dependencies of the project in the lock file, and what these depend on. */
export function shippedLibraries(packages: LockedPackages): ReadonlyMap<string, string> {
  const shipped = new Map<string, string>();
  const add = (name: string) => {
    if (unshipped.includes(name) || shipped.has(name)) return;
    const { version = '', dependencies = {} } = packages[`node_modules/${name}`] ?? {};
    shipped.set(name, version);
    (mostlyInNode[name] ?? Object.keys(dependencies)).forEach(add);
  };
  Object.keys(packages['']?.dependencies ?? {}).forEach(add);
  return shipped;
}

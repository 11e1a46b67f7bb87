/** The engines in which the journeys are tried. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What a journey would like to do and not every engine, as it is driven here, can. */
export type Capability = 'phoneWidth' | 'errorsFromTheStart';

/** All that is not tried in full, and why. A journey that would do something else without it asks `can`; no journey knows the name of an engine. */
const missingCapabilities: Record<EngineName, Partial<Record<Capability, string>>> = {
  chromium: {},
  firefox: {},
  webkit: {
    phoneWidth: 'The toolbar of MiniBrowser keeps its window wider than a phone: about 450 px.',
    errorsFromTheStart: 'WebKitWebDriver has no log and no script before the page’s own: what goes wrong is noted from the end of loading, which is before the program starts.',
  },
};

/** Whether the engine can do this here. */
export function can(engine: EngineName, capability: Capability): boolean {
  return missingCapabilities[engine][capability] === undefined;
}

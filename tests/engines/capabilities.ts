/** The engines in which the journeys are tried. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What a journey would like to do and not every engine, as it is driven here, can. */
export type Capability = 'phoneWidth';

/** What an engine cannot test in full, and why. Journeys ask `can` and never check the name of an engine. */
const missingCapabilities: Record<EngineName, Partial<Record<Capability, string>>> = {
  chromium: {},
  firefox: {},
  webkit: {
    phoneWidth: 'The toolbar of MiniBrowser keeps its window wider than a phone: about 450 px.',
  },
};

/** Whether the engine can do this here. */
export function can(engine: EngineName, capability: Capability): boolean {
  return missingCapabilities[engine][capability] === undefined;
}

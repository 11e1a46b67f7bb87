/** The engines in which the journeys are tried. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Something that a journey needs and that not every engine can do in the way it is driven here. */
export type Capability = 'phoneWidth';

/** What an engine cannot test in full, and why. Journeys ask `can` and never check the name of an engine. */
const missingCapabilities: Record<EngineName, Partial<Record<Capability, string>>> = {
  chromium: {},
  firefox: {},
  webkit: {
    phoneWidth: 'The toolbar of MiniBrowser keeps its window wider than a phone: about 450 px.',
  },
};

/** Whether the engine has the capability here. */
export function can(engine: EngineName, capability: Capability): boolean {
  return missingCapabilities[engine][capability] === undefined;
}

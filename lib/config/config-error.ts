/** A malformed setting of a build; its message is one line for whoever runs it. */
export class ConfigError extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value.slice(0, 200))}; expected ${expected}.`);
    this.name = 'ConfigError';
  }
}

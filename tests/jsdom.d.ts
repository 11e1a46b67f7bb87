/** What the tests use of jsdom, which brings no types. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: { type: string }) => void): this;
  }

  export class JSDOM {
    constructor(
      html: string,
      options?: {
        url?: string;
        runScripts?: 'dangerously';
        virtualConsole?: VirtualConsole;
        beforeParse?: (window: JSDOM['window']) => void;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}

/** A thing on the page: by its role and how its accessible name begins, inside `within`, or by a CSS selector; the first that is shown. */
export type Target = { role: Role; name: string; within?: string } | { css: string };

type Role = 'button' | 'dialog' | 'heading' | 'link' | 'log' | 'navigation' | 'region';

/** What a visitor, or assistive technology, can tell of a target. */
export type Seen = { text: string; isFocused: boolean; isInView: boolean; attributes: Record<string, string> };

export type Key = 'Enter' | 'Escape' | 'Tab';

/** One visit in one browser, with nothing stored: all that the journeys need, which each engine does in its own way. */
export type Visitor = {
  /** Opens an address of the site and waits until it is loaded. */
  open: (path: string) => Promise<void>;
  /** Gives the window this size, in px; a toolbar may take some of the height. */
  resize: (width: number, height: number) => Promise<void>;
  /** The first sign of intent that most visitors give. */
  movePointer: () => Promise<void>;
  click: (target: Target) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** What is shown of the target, or null when nothing is. */
  look: (target: Target) => Promise<Seen | null>;
  /** Path, query and hash of the page that is open, as the browser tells them: a script’s answer may be lost with the page that is left. */
  address: () => Promise<string>;
  /** The roles of all that `css` finds, as assistive technology is told them. */
  roles: (css: string) => Promise<readonly string[]>;
  /** Runs `script`, which may use nothing around it, in the page. */
  evaluate: <Result, Argument = undefined>(
    script: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Result>;
  /** Errors of the page and refusals of its security policy since the visit began. */
  problems: () => Promise<readonly string[]>;
  leave: () => Promise<void>;
};

/** A browser that is running. */
export type Engine = {
  visit: (baseURL: string) => Promise<Visitor>;
  stop: () => Promise<void>;
};

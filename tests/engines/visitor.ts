/** An element, found by its role and the beginning of its accessible name, inside `within`, or by a CSS selector; the first one that is shown. */
export type Target = { role: Role; name: string; within?: string } | { css: string };

type Role = 'button' | 'dialog' | 'heading' | 'link' | 'log' | 'navigation' | 'region';

/** What a visitor, or assistive technology, perceives of a target. */
export type Seen = { text: string; isFocused: boolean; isInView: boolean; attributes: Record<string, string> };

export type Key = 'Enter' | 'Escape' | 'Tab';

/** One visit in one browser, with nothing stored. Each engine implements the actions of the journeys in its own way. */
export type Visitor = {
  /** Opens an address of the site and waits until it is loaded. */
  open: (path: string) => Promise<void>;
  /** Gives the window this size, in px; a toolbar may take some of the height. */
  resize: (width: number, height: number) => Promise<void>;
  /** The first sign of intent that most visitors give. */
  movePointer: () => Promise<void>;
  click: (target: Target) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The visible state of the target, or null if it is not shown. */
  look: (target: Target) => Promise<Seen | null>;
  /** Path, query and hash of the open page, as the browser reports them: a script’s result may be lost when the page is left. */
  address: () => Promise<string>;
  /** The roles of all elements that match `css`, as the browser reports them to assistive technology. */
  roles: (css: string) => Promise<readonly string[]>;
  /** Runs `script` in the page; it must not use anything outside its own body. */
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

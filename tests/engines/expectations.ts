import { expect } from './fixtures';
import type { Target, Visitor } from './visitor';

const words = (target: Target) => JSON.stringify(target);

export const expectAddress = (visitor: Visitor, address: string) => expect.poll(visitor.address).toBe(address);

export const expectFocus = (visitor: Visitor, target: Target) =>
  expect.poll(async () => (await visitor.look(target))?.isFocused, `focus on ${words(target)}`).toBe(true);

export const expectShown = (visitor: Visitor, target: Target) =>
  expect.poll(async () => (await visitor.look(target)) !== null, `${words(target)} is shown`).toBe(true);

export const expectHidden = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.look(target), `${words(target)} is hidden`).toBeNull();

export const expectInView = (visitor: Visitor, target: Target) =>
  expect.poll(async () => (await visitor.look(target))?.isInView, `${words(target)} is in view`).toBe(true);

export const expectText = (visitor: Visitor, target: Target, text: string | RegExp) =>
  expect.poll(async () => (await visitor.look(target))?.text).toMatch(text);

export const expectAttribute = (visitor: Visitor, target: Target, name: string, value: string) =>
  expect.poll(async () => (await visitor.look(target))?.attributes[name], `${name} of ${words(target)}`).toBe(value);

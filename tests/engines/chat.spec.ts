import { contentIn } from '@/content';
import { chatHours } from '@/content/hours';
import { messages } from '../e2e/kit/messages';
import { expectAttribute, expectFocus, expectHidden, expectShown, expectText } from './expectations';
import { test } from './fixtures';
import { openRunning } from './running-page';
import type { Target, Visitor } from './visitor';

const { text, disclosures } = contentIn('en').assistant;
const launcher: Target = { role: 'button', name: text.icon_label };
const panel: Target = { role: 'region', name: text.heading };
const log: Target = { role: 'log', name: messages.en.Chat.log };
const suggestion = (name: string): Target => ({ role: 'button', name, within: '[role=log]' });

/** A page whose clock is fixed at a time when the chat is open: on a Wednesday in the visitor's time zone. */
async function openInChatHours(visitor: Visitor): Promise<void> {
  await openRunning(visitor, '/services');
  await visitor.evaluate(
    (seconds) => {
      const now = new Date(2026, 10, 18, 0, 0, seconds).getTime();
      window.Date = class extends Date {
        constructor(...parts: unknown[]) {
          super(...((parts.length > 0 ? parts : [now]) as [number]));
        }
        static override now = () => now;
      } as DateConstructor;
    },
    (chatHours.opens + chatHours.closes) / 2,
  );
}

test('the chat opens, answers Yes with a link, and closes with Escape and No, returning focus to the launcher', async ({
  visitor,
}) => {
  await openInChatHours(visitor);
  await expectAttribute(visitor, launcher, 'aria-expanded', 'false');
  await visitor.click(launcher);
  await expectFocus(visitor, panel);
  await expectText(visitor, log, text.text);
  await visitor.click(suggestion(text.yes));
  await expectShown(visitor, { role: 'link', name: disclosures.urlLabel, within: '[role=log]' });
  await expectText(visitor, log, text.yes_response);
  await visitor.press('Escape');
  await expectHidden(visitor, panel);
  await expectFocus(visitor, launcher);
  await visitor.click(launcher);
  await visitor.click(suggestion(text.no));
  await expectHidden(visitor, panel);
  await expectFocus(visitor, launcher);
  await expectAttribute(visitor, launcher, 'aria-expanded', 'false');
});

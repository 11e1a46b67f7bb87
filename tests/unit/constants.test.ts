import { describe, expect, it } from 'vitest';
import {
  alertBar,
  arrowButton,
  breakpoints,
  chat,
  chatHours,
  fetchDelayMs,
  header,
  leaveSiteModal,
  legal,
  prefetch,
  progressBar,
} from '@/lib/constants';

const hour = 3600;
const minute = 60;

describe('the numbers of the specification', () => {
  it.each<[string, object | number, unknown]>([
    ['breakpoints in px', Object.values(breakpoints), [375, 640, 768, 1024, 1280, 1320, 1440, 1600, 1920]],
    ['the header’s distances in px', header, { shrinkAfterPx: 20, hideAfterDownPx: 300, showAfterUpPx: 150 }],
    ['the alert bar in px', alertBar, { heightPx: 30, offsetCapPx: 30 }],
    ['the leave-site modal in px', leaveSiteModal, { widthPx: 700 }],
    ['the chat’s hours in seconds since midnight', chatHours, { opens: 8 * hour, closes: 18 * hour + 55 * minute }],
    [
      'the chat’s delays in ms and its limit',
      chat,
      { typingMs: 1000, yesReplyMs: 1000, noMatchMs: 3500, messageMaxLength: 500 },
    ],
    ['the progress bar in ms', progressBar, { durationMs: 5000, throttleMs: 200, hideDelayMs: 500 }],
    ['the least time of a request in ms', fetchDelayMs, 200],
    ['the freeze of an arrow button in ms', arrowButton, { freezeMs: 1000 }],
    ['the wait for idle in ms', prefetch, { idleTimeoutMs: 2000 }],
    [
      'the legal constants',
      legal,
      { cancellationBusinessDays: 3, minimumAge: 18, negotiationDays: 30, californiaLookbackMonths: 12 },
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

import { chatHours, openDays } from '@/content/hours';
import { ownClock } from './own-clock';

/** Midway between opening and closing of the chat, in seconds since midnight. */
const midday = (chatHours.opens + chatHours.closes) / 2;

/** A Wednesday on which the chat is open. */
export const openTime = ownClock('2026-11-18', midday);
/** The day after the last open one; November 15 is a Sunday. */
export const closedTime = ownClock(`2026-11-${15 + ((openDays.last + 1) % 7)}`, midday);

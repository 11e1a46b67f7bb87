import type { Drawing } from '@/components/engravings/drawing';
import { book } from './details/book';
import { calendar } from './details/calendar';
import { coins } from './details/coins';
import { court } from './details/court';
import { doorLit, doorShut } from './details/door';
import { envelope } from './details/envelope';
import { hourglass } from './details/hourglass';
import { key } from './details/key';
import { lamp } from './details/lamp';
import { ledgers } from './details/ledgers';
import { pen } from './details/pen';
import { seal } from './details/seal';
import { telephone } from './details/telephone';
import type { Scene } from './scene';
import { closedDoor } from './scenes/closed-door';
import { colonnade } from './scenes/colonnade';
import { facade } from './scenes/facade';
import { hall } from './scenes/hall';
import { letterSlot } from './scenes/letter-slot';
import { readingRoom } from './scenes/reading-room';
import { stair } from './scenes/stair';

/** The plates by the name of their file in `public/engravings`. */
export const plates: Readonly<Record<string, Scene>> = {
  colonnade,
  'reading-room': readingRoom,
  stair,
  hall,
  'letter-slot': letterSlot,
  facade,
  'closed-door': closedDoor,
};

/** The details by the name of their constant in `components/engravings/drawings`. */
export const details: Readonly<Record<string, Scene>> = {
  doorLit,
  doorShut,
  ledgers,
  lamp,
  envelope,
  court,
  coins,
  pen,
  telephone,
  hourglass,
  key,
  calendar,
  book,
};

/** The details beside the rows of the home page, in the order of `lead-cards.module.css`: a letter, money, a dispute, the clients' door. */
export const inRows = [envelope, coins, pen, doorLit];

/** Details that are drawn by rule, without a scene. */
export const drawn: Readonly<Record<string, () => Drawing>> = { seal };

import type { LetterPages } from '@/content/types';
import { disputeLetter } from './dispute';
import { limitContactLetter } from './limit-contact';
import { moreInformationLetter } from './more-information';
import { myLawyerLetter } from './my-lawyer';
import { stopContactLetter } from './stop-contact';

/** The letters by their addresses. */
export const letterPages = {
  'letters/more-information': moreInformationLetter,
  'letters/dispute': disputeLetter,
  'letters/limit-contact': limitContactLetter,
  'letters/my-lawyer': myLawyerLetter,
  'letters/stop-contact': stopContactLetter,
} satisfies LetterPages;

import type { PartialContent } from '@/content/types';
import { alertBar } from './alert-bar';
import { disclosures } from './disclosures';
import { home } from './home';
import { letters } from './letters';
import { notFound } from './not-found';
import { offline } from './offline';
import { unsubscribe } from './unsubscribe';

export const content = {
  home,
  letters,
  unsubscribe,
  'not-found': notFound,
  offline,
  disclosures,
  'alert-bar': alertBar,
} satisfies PartialContent;

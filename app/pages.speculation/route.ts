import { fetchesAheadAttribute } from '@/boot/protocol';
import { speculationRules } from '@/lib/pages/speculation-rules';

export const dynamic = 'force-static';

/** The speculation rules: which pages a browser may fetch before they are requested. */
export function GET() {
  return Response.json(speculationRules(`[${fetchesAheadAttribute}]`));
}

import { fetchesAhead } from '@/boot/protocol';
import { speculationRules } from '@/lib/pages/speculation-rules';

export const dynamic = 'force-static';

/** What a browser may fetch before it is asked for. */
export function GET() {
  return Response.json(speculationRules(`[${fetchesAhead}]`));
}

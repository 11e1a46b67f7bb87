import { vi } from 'vitest';
import { versionHeader } from '@/editor/requests/requests';

/** A response of the stubbed server; `version` is that of the server, which is the page's own unless it is given. */
export type Answer = { status?: number; body: unknown; version?: string };

/** Stands in for the editor's server: `answers` has its response to each request by name, and `asked` what it was asked. */
export function stubServer() {
  const answers: Record<string, Answer | Promise<Answer>> = {};
  const asked: { name: string; input: unknown }[] = [];
  return {
    answers,
    asked,
    inputOf: (name: string) => asked.find((each) => each.name === name)?.input,
    start() {
      asked.length = 0;
      for (const name of Object.keys(answers)) delete answers[name];
      vi.stubGlobal('editorVersion', 'one');
      vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
        const name = address.split('/').at(-1)!;
        asked.push({ name, input: JSON.parse(body) });
        const answer = await answers[name];
        return new Response(JSON.stringify(answer?.body ?? {}), {
          status: answer?.status ?? 200,
          headers: { [versionHeader]: answer?.version ?? 'one' },
        });
      });
    },
  };
}

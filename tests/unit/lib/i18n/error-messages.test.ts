import { afterEach, describe, expect, test, vi } from 'vitest';
import { missingMessage } from '@/lib/i18n/missing-message';
import english from '@/messages/en.json';
import spanish from '@/messages/es.json';

/** The loader as the program finds it when the Spanish file is `spanishFile`. */
async function loaderWith(spanishFile: () => unknown) {
  vi.resetModules();
  vi.doMock('@/messages/es.json', spanishFile as () => object);
  return (await import('@/lib/i18n/error-messages')).loadErrorMessages;
}

afterEach(() => vi.doUnmock('@/messages/es.json'));

describe('messages of the error pages', () => {
  test('are in the requested language', async () => {
    const load = await loaderWith(() => ({ default: spanish }));
    expect(await load('en')).toEqual(english.Error);
    expect(await load('es')).toEqual(spanish.Error);
  });

  test('are English when the Spanish file fails to load, which is logged [locale-10]', async () => {
    const logged = vi.mocked(console.error).mockImplementation(() => {});
    const load = await loaderWith(() => {
      throw new Error('offline');
    });
    expect(await load('es')).toEqual(english.Error);
    expect(logged.mock.calls).toEqual([['The messages in es could not be loaded', expect.any(Error)]]);
    logged.mockClear();
  });

  test('must be among the settings of the build', async () => {
    vi.stubEnv('ENGLISH_ERROR_MESSAGES', undefined);
    await expect(loaderWith(() => ({ default: spanish }))).rejects.toThrow(SyntaxError);
  });

  test('use the fallback sentence for a missing message [locale-11]', async () => {
    const { retry, ...rest } = spanish.Error;
    const load = await loaderWith(() => ({ default: { ...spanish, Error: rest } }));
    expect(await load('es')).toEqual({ ...spanish.Error, retry: missingMessage.es });
    expect(retry).not.toBe(missingMessage.es);
  });

  test('use the fallback sentence for each message when all are missing [locale-11]', async () => {
    const load = await loaderWith(() => ({ default: { ...spanish, Error: undefined } }));
    const texts = Object.values(await load('es'));
    expect(texts).toHaveLength(Object.keys(english.Error).length);
    expect(new Set(texts)).toEqual(new Set([missingMessage.es]));
  });
});

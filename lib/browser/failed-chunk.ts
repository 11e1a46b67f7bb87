/** True for the error that a browser throws when a chunk of the program cannot be fetched. */
export function isChunkLoadError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return (
    thrown.name === 'ChunkLoadError' ||
    /failed to load chunk|dynamically imported module|loading (css )?chunk/i.test(thrown.message)
  );
}

/** The address of the chunk that an error's message names, else the message. */
export function chunkOf(message: string): string {
  return /\/_next\/[^\s?"']+/.exec(message)?.[0] ?? message;
}

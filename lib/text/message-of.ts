/** The message of whatever was thrown, for a person to read. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

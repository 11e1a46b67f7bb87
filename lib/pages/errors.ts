/** The status and message that an error page shows. */
export type ShownError = { message: string; statusCode: number };

/** An error of a route with a status of its own, such as an unknown middleware. */
export class RouterError extends Error implements ShownError {
  constructor(
    message: string,
    readonly statusCode: number,
  ) {
    super(message);
    this.name = 'RouterError';
  }
}

/** Converts anything that was thrown for the error page; the status is 500 if it has none (`error-2`). */
export function toShownError(thrown: unknown): ShownError {
  const { message, statusCode } = (typeof thrown === 'object' && thrown ? thrown : {}) as Partial<
    Record<keyof ShownError, unknown>
  >;
  return {
    message: typeof message === 'string' ? message : String(thrown),
    statusCode: typeof statusCode === 'number' ? statusCode : 500,
  };
}

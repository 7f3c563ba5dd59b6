import { UsageError } from '@latchkey/contract/errors/error'

/** @throws TypeError `INVALID_ARGUMENT` if a maximum age, in seconds, is not a positive number */
export function assertMaxAge(maxAgeSeconds: number): void {
  if (!(Number.isFinite(maxAgeSeconds) && maxAgeSeconds > 0))
    throw new UsageError(
      'INVALID_ARGUMENT',
      `maxAgeSeconds must be a positive number of seconds, such as 300; it is ${String(maxAgeSeconds)}.`,
    )
}

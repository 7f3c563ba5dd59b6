/** @throws TypeError if a maximum age, in seconds, is not a positive number */
export function checkMaxAge(maxAgeSeconds: number): void {
  if (!(Number.isFinite(maxAgeSeconds) && maxAgeSeconds > 0))
    throw new TypeError(
      `maxAgeSeconds must be a positive number of seconds, such as 300; it is ${String(maxAgeSeconds)}.`,
    )
}

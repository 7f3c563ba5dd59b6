/** A case whose check failed. */
export interface Mismatch {
  id: string
  message: string
  /** Both values of the assertion that failed; undefined if another error was thrown. */
  expected: unknown
  received: unknown
}

/**
 * Checks every case and returns those that fail, so that one test reports all of them.
 *
 * @param cases what to check, one after the other
 * @param check throws if a case fails: an assertion, or any other error
 *
 * @example
 * expect(await findMismatches(vectors, ({ value, expected }) => {
 *   expect(encode(value)).toBe(expected)
 * })).toEqual([])
 */
export async function findMismatches<Case extends { id: string }>(
  cases: readonly Case[],
  check: (oneCase: Case) => void | Promise<void>,
): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = []
  for (const oneCase of cases) {
    try {
      await check(oneCase)
    } catch (error) {
      mismatches.push(toMismatch(oneCase.id, error))
    }
  }
  return mismatches
}

function toMismatch(id: string, error: unknown): Mismatch {
  if (!(error instanceof Error))
    return { id, message: String(error), expected: undefined, received: undefined }
  const { message, expected, actual } = error as Error & { expected?: unknown; actual?: unknown }
  return { id, message, expected, received: actual }
}

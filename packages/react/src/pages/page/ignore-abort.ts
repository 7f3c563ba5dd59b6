/**
 * Resolves where the person has come back with the browser's button to the page that was being left:
 * nothing went wrong then.
 *
 * @param leaving for a provider, which ends only when it fails
 */
export const ignoreAbort = async (leaving: Promise<unknown>): Promise<void> => {
  await leaving.catch((error: unknown) => {
    if (Object(error).name !== 'AbortError') throw error
  })
}

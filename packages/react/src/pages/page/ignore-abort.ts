/**
 * Ignores an aborted redirect: the user returned to this page with the browser's back button.
 *
 * @param leaving a redirect to a provider, which settles only if it fails
 */
export const ignoreAbort = async (leaving: Promise<unknown>): Promise<void> => {
  await leaving.catch((error: unknown) => {
    if (Object(error).name !== 'AbortError') throw error
  })
}

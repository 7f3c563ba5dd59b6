/**
 * Ignores an aborted redirect: the user returned to this page with the browser's back button.
 *
 * @param redirect a redirect to a provider, which settles only if it fails
 */
export const ignoreAbort = async (redirect: Promise<unknown>): Promise<void> => {
  await redirect.catch((error: unknown) => {
    if (Object(error).name !== 'AbortError') throw error
  })
}

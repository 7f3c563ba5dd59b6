/** The options of the app in the browser. None of them is secret. The browser calls only this server. */
export function clientOptions() {
  const {
    LATCHKEY_PROJECT_ID: projectId = '',
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: publishableClientKey = '',
  } = process.env
  return { projectId, publishableClientKey }
}

/** The options of the app in the browser. None of them is secret. */
export function clientOptions() {
  const {
    LATCHKEY_API_URL: baseUrl = '',
    LATCHKEY_PROJECT_ID: projectId = '',
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: publishableClientKey = '',
  } = process.env
  return { baseUrl, projectId, publishableClientKey }
}

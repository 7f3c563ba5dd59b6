/** What the browser's app is made with; nothing of it is secret. */
export function clientOptions() {
  const {
    LATCHKEY_API_URL: baseUrl = '',
    LATCHKEY_PROJECT_ID: projectId = '',
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: publishableClientKey = '',
  } = process.env
  return { baseUrl, projectId, publishableClientKey }
}

/**
 * The environment variable with the URL of the service. The global setup sets it, and workers inherit it.
 */
export const SERVICE_VARIABLE = 'LATCHKEY_TEST_SERVICE_URL'

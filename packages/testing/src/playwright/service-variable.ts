/** Where the service of the run is: what a global set-up puts in the environment, workers inherit. */
export const SERVICE_VARIABLE = 'LATCHKEY_TEST_SERVICE_URL'

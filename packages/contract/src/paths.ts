/** Path prefix of every API call. */
export const API_PREFIX = '/api/v1'

/** Default path of the hosted pages. */
export const HANDLER_PATH = '/handler'

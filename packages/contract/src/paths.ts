/** Path under which every call lives (spec, section 7). */
export const API_PREFIX = '/api/v1'

/** Default path of the hosted pages (spec, section 2). */
export const HANDLER_PATH = '/handler'

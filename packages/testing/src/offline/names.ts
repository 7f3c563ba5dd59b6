/** The top-level domain `test` is reserved and never resolves (RFC 6761, section 6.2). */
export const OFFLINE_BASE_URL = 'https://latchkey.test'

export const OFFLINE_PROJECT_ID = '00000000-0000-4000-8000-000000000000'

/** Prefixes of variables that bundlers publish to every visitor. */
export const PUBLIC_PREFIXES = ['NEXT_PUBLIC_', 'VITE_', 'PUBLIC_', 'EXPO_PUBLIC_']

export const API_URL = 'LATCHKEY_API_URL'
export const PROJECT_ID = 'LATCHKEY_PROJECT_ID'
export const PUBLISHABLE_KEY = 'LATCHKEY_PUBLISHABLE_CLIENT_KEY'
export const SERVER_KEY = 'LATCHKEY_SECRET_SERVER_KEY'
export const ADMIN_KEY = 'LATCHKEY_SUPER_SECRET_ADMIN_KEY'

export const PUBLIC_NAMES = [API_URL, PROJECT_ID, PUBLISHABLE_KEY]
export const SECRET_NAMES = [SERVER_KEY, ADMIN_KEY]

export type Variables = Readonly<Record<string, string | undefined>>

/** Reads a variable by its own name, else with a public prefix. Returns undefined if it is missing or empty. */
export const readVariable = (variables: Variables, name: string): string | undefined =>
  ['', ...PUBLIC_PREFIXES].map((prefix) => variables[prefix + name]).find(Boolean)

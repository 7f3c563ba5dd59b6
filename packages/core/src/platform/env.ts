import { tryRead } from './try-read.js'

/** `import.meta` as Vite and similar bundlers provide it. */
interface Meta {
  readonly env: Readonly<Record<string, string | undefined>>
}

type Read = () => string | undefined

/**
 * Bundlers replace exactly these expressions with values, and only for variables with their public prefix. So each
 * expression is written out, and none can be composed of parts.
 */
const bundled: Readonly<Record<string, readonly Read[]>> = {
  LATCHKEY_API_URL: [
    () => process.env.NEXT_PUBLIC_LATCHKEY_API_URL,
    () => process.env.EXPO_PUBLIC_LATCHKEY_API_URL,
    () => (import.meta as unknown as Meta).env.VITE_LATCHKEY_API_URL,
    () => (import.meta as unknown as Meta).env.PUBLIC_LATCHKEY_API_URL,
  ],
  LATCHKEY_PROJECT_ID: [
    () => process.env.NEXT_PUBLIC_LATCHKEY_PROJECT_ID,
    () => process.env.EXPO_PUBLIC_LATCHKEY_PROJECT_ID,
    () => (import.meta as unknown as Meta).env.VITE_LATCHKEY_PROJECT_ID,
    () => (import.meta as unknown as Meta).env.PUBLIC_LATCHKEY_PROJECT_ID,
  ],
  LATCHKEY_PUBLISHABLE_CLIENT_KEY: [
    () => process.env.NEXT_PUBLIC_LATCHKEY_PUBLISHABLE_CLIENT_KEY,
    () => process.env.EXPO_PUBLIC_LATCHKEY_PUBLISHABLE_CLIENT_KEY,
    () => (import.meta as unknown as Meta).env.VITE_LATCHKEY_PUBLISHABLE_CLIENT_KEY,
    () => (import.meta as unknown as Meta).env.PUBLIC_LATCHKEY_PUBLISHABLE_CLIENT_KEY,
  ],
}

/**
 * Reads an environment variable: by its own name in a process, else with the prefix of a bundler.
 *
 * @param name for example `LATCHKEY_PROJECT_ID`
 * @returns undefined if the variable is missing or empty
 */
export function env(name: string): string | undefined {
  const ownName: Read = () => process.env[name]
  return [ownName, ...(bundled[name] ?? [])].map((read) => tryRead(read)).find(Boolean)
}

/** Whether Deno does not let this process read an environment variable. */
export function isEnvDenied(name: string): boolean {
  try {
    void process.env[name]
    return false
  } catch (error) {
    return /^(NotCapable|PermissionDenied)$/.test(String(Object(error).name))
  }
}

import { guarded } from './guarded.js'

/** What bundlers of the Vite family put in place of `import.meta.env`. */
interface Meta {
  readonly env: Readonly<Record<string, string | undefined>>
}

type Read = () => string | undefined

/**
 * Bundlers replace these texts with values, letter for letter, and only those of variables that their
 * prefix marks as public. So each is written out, and none can be put together from its parts.
 */
const published: Readonly<Record<string, readonly Read[]>> = {
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
 * Reads a value of the environment: under its own name where there is a process, else under the prefix
 * that a bundler publishes it with.
 *
 * @param name such as `LATCHKEY_PROJECT_ID`
 * @returns undefined when it is missing or empty
 */
export function env(name: string): string | undefined {
  const own: Read = () => process.env[name]
  return [own, ...(published[name] ?? [])].map((read) => guarded(read)).find(Boolean)
}

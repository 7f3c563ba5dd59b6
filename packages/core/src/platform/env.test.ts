import { build } from 'esbuild'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from './env.js'

const NAMES = ['LATCHKEY_API_URL', 'LATCHKEY_PROJECT_ID', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY']
const PREFIXES = ['NEXT_PUBLIC_', 'EXPO_PUBLIC_', 'VITE_', 'PUBLIC_']

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('env in a process', () => {
  it.each(NAMES)('reads %s by its own name before the prefixed names', (name) => {
    expect(env(name)).toBeUndefined()
    vi.stubEnv(`NEXT_PUBLIC_${name}`, 'public')
    expect(env(name)).toBe('public')
    vi.stubEnv(name, '')
    expect(env(name)).toBe('public')
    vi.stubEnv(name, 'own')
    expect(env(name)).toBe('own')
  })

  it('reads other variables without a prefix only', () => {
    vi.stubEnv('NEXT_PUBLIC_LATCHKEY_SOMETHING', 'leaked')
    vi.stubEnv('LATCHKEY_SOMETHING', undefined)
    expect(env('LATCHKEY_SOMETHING')).toBeUndefined()
  })
})

describe('env in a bundle', () => {
  /** Bundles env.ts for a page without a process, as a bundler that replaces the variable. */
  async function bundled(variable: string): Promise<string> {
    const meta =
      variable.startsWith('NEXT') || variable.startsWith('EXPO') ? 'process.env' : 'import.meta.env'
    const { outputFiles } = await build({
      entryPoints: [new URL('./env.ts', import.meta.url).pathname],
      bundle: true,
      format: 'esm',
      platform: 'browser',
      define: { [`${meta}.${variable}`]: '"replaced"' },
      write: false,
    })
    return outputFiles[0]!.text
  }

  it.each(NAMES.flatMap((name) => PREFIXES.map((prefix) => [name, prefix] as const)))(
    'reads %s if the bundler replaces it with the prefix %s',
    async (name, prefix) => {
      const text = await bundled(prefix + name)
      const inPage = text.replaceAll('process.env', 'undefinedProcess.env')
      const module = (await import(
        /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(inPage)}`
      )) as { env: typeof env }
      expect(module.env(name)).toBe('replaced')
      for (const other of NAMES.filter((candidate) => candidate !== name)) {
        expect(module.env(other)).toBeUndefined()
      }
    },
  )
})

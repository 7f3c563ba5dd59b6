import { build } from 'esbuild'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from './env.js'

const NAMES = ['LATCHKEY_API_URL', 'LATCHKEY_PROJECT_ID', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY']
const PREFIXES = ['NEXT_PUBLIC_', 'EXPO_PUBLIC_', 'VITE_', 'PUBLIC_']

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the environment of a process', () => {
  it.each(NAMES)('has %s under its own name, before any other', (name) => {
    expect(env(name)).toBeUndefined()
    vi.stubEnv(`NEXT_PUBLIC_${name}`, 'public')
    expect(env(name)).toBe('public')
    vi.stubEnv(name, '')
    expect(env(name)).toBe('public')
    vi.stubEnv(name, 'own')
    expect(env(name)).toBe('own')
  })

  it('has other names under no prefix', () => {
    vi.stubEnv('NEXT_PUBLIC_LATCHKEY_SOMETHING', 'leaked')
    vi.stubEnv('LATCHKEY_SOMETHING', undefined)
    expect(env('LATCHKEY_SOMETHING')).toBeUndefined()
  })
})

describe('the environment of a bundle', () => {
  /** The names as a bundler finds and replaces them, in a bundle for a page that has no process. */
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
    'has %s where a bundler publishes it with %s',
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

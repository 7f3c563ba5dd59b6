import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'

/** The sources of everything that the package in the working folder exports. */
const exportedSources = (): string[] => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  return Object.values(exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@latchkey/source']
    return source === undefined ? [] : [source.replace('./', '').replace('*', '**/*')]
  })
}

/** How every package is built; its entries come from its exports and keep their paths. */
export const library = ({ entry = [], ...options }: Options & { entry?: string[] }): Options => ({
  entry: [...exportedSources(), ...entry, '!src/**/*.test.*'],
  format: ['esm'],
  target: 'es2022',
  // TypeScript 7 has no API for tsup to make declarations with; the build's tsc makes them.
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  ...options,
})

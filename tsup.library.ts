import type { Options } from 'tsup'
import { exportedSources } from './library-entries.js'

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

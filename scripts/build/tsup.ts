import type { Options } from 'tsup'
import { exportedSources } from './exported-sources.js'

/** The build of every package. Its entries are the exports of its package.json and keep their paths. */
export const library = ({ entry = [], ...options }: Options & { entry?: string[] }): Options => ({
  entry: [...exportedSources(), ...entry, '!src/**/*.test.*'],
  format: ['esm'],
  target: 'es2022',
  // TypeScript 7 has no API with which tsup could create declarations, so the build runs tsc.
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  ...options,
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))

/** Returns the folders of frameworks, or the other files, that import a package. */
const importersOf = (peer: string) =>
  new Set(
    sources
      .filter((name) => new RegExp(`from '${peer}[/']`).test(read(name)))
      .map((name) => /^frameworks\/[\w-]+(?=\/)/.exec(name)?.[0] ?? 'the other files'),
  )

it('react is the only required peer dependency, and only the entry of a framework imports it', () => {
  const { react, ...optional } = manifest.peerDependencies
  expect(react).toBeDefined()
  expect(manifest.peerDependenciesMeta).toEqual(
    Object.fromEntries(Object.keys(optional).map((name) => [name, { optional: true }])),
  )
  const importers = Object.keys(optional).map((name) => [name, [...importersOf(name)]])
  expect(Object.fromEntries(importers)).toEqual({
    '@tanstack/react-router': ['frameworks/tanstack-start'],
    next: ['frameworks/next'],
    // Only browsers need it.
    'react-dom': [],
    'react-router': ['frameworks/react-router'],
  })
})

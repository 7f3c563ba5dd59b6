import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Returns the bare imports of all shipped files. */
const imported = () => {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map(read)
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/from '([\w-]+)/g)].map(([, name]) => name)),
  )
}

it('only react-dom is an optional peer dependency, because only browsers need it', () => {
  const { peerDependencies, peerDependenciesMeta } = manifest
  const imports = imported()
  expect(imports).toContain('react')
  const unused = Object.keys(peerDependencies).filter((name) => !imports.has(name))
  expect(unused).toEqual(['react-dom'])
  expect(peerDependenciesMeta).toEqual(
    Object.fromEntries(unused.map((name) => [name, { optional: true }])),
  )
})

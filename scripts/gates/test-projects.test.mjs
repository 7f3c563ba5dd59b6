import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { projects } from './test-projects.mjs'

describe('projects', () => {
  it('contains every project of vitest.workspace.ts once', async () => {
    const workspace = await readFile('vitest.workspace.ts', 'utf8')
    const names = [...workspace.matchAll(/\bname: '([^']+)'/g)].map(([, name]) => name)
    expect(names).toContain('unit')
    const listed = Object.values(projects).flat()
    expect(new Set(listed)).toEqual(new Set(names))
    expect(listed).toHaveLength(names.length)
  })
})

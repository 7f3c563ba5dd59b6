import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changelogText, siteVersion } from '../scripts/changelog.mjs'
import { root } from '../scripts/sources.mjs'

const core = `# @latchkey/core

## 1.0.1

### Patch Changes

- 8ab12cd: Fixed: a session no longer ends in a second tab.

  It did so after a lost response.

- Updated dependencies [8ab12cd]
  - @latchkey/contract@1.0.1

## 1.0.0

### Minor Changes

- 0a1b2c3: Added: the client.
`
const react =
  '# @latchkey/react\n\n## 1.0.1\n\n## 1.0.0\n\n### Minor Changes\n\n- 0a1b2c3: Added: the pages.\n'
const released = [
  { name: '@latchkey/core', text: core },
  { name: '@latchkey/react', text: react },
]
const changesets = ["---\n'@latchkey/core': minor\n'latchkey': patch\n---\n\nAdded: a method.\n"]

describe('changelogText', () => {
  it('lists the changes of each version by package', () => {
    expect(changelogText({ released, changesets: [] })).toMatch(
      /## 1\.0\.1\n\n### @latchkey\/core\n\n- Fixed: a session no longer ends in a second tab\.\n\n {2}It did so after a lost response\.\n\n## 1\.0\.0\n\n### @latchkey\/core\n\n- Added: the client\.\n\n### @latchkey\/react\n\n- Added: the pages\.$/,
    )
  })

  it('lists pending changes above the versions', () => {
    expect(changelogText({ released, changesets })).toContain(
      '## Next version\n\n### @latchkey/core\n\n- Added: a method.\n\n### latchkey\n\n- Added: a method.\n\n## 1.0.1\n',
    )
  })

  it('lists pending changes only, before the first release', () => {
    const text = changelogText({ released: [], changesets })
    expect(text.match(/^## .*$/gm)).toEqual(['## Next version'])
  })
})

describe('siteVersion', () => {
  it('is the version of the packages after a release, and next while changes wait for one', () => {
    expect(siteVersion('1.0.1', [])).toBe('1.0.1')
    expect(siteVersion('1.0.1', changesets)).toBe('next')
  })
})

describe('changesets', () => {
  it('say at the start what kind of change they are', async () => {
    const folder = join(root, '.changeset')
    const names = (await readdir(folder)).filter(
      (name) => name.endsWith('.md') && name !== 'README.md',
    )
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const form = /^---\n[^]*?\n---\n\n(Added|Changed|Fixed|Removed): /
    expect(names.filter((_, index) => !form.test(texts[index] ?? ''))).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { findLeaks } from './contents.mjs'

const ROOT = '/srv/checkouts/latchkey'
const key = `${'pck'}_${'a1'.repeat(20)}`
const map = (/** @type {string[]} */ ...sources) => JSON.stringify({ version: 3, sources })

test.each([
  ['the root of the clone', 'dist/index.js', `// ${ROOT}/src/index.ts`, `names ${ROOT}`],
  ['a home folder', 'dist/index.js', "'/home/ada/index.ts'", 'names /home/ada'],
  ['a home folder on macOS', 'dist/index.d.ts', '// /Users/ada/x', 'names /Users/ada'],
  ['a home folder on Windows', 'README.md', 'C:\\Users\\ada', 'names C:\\Users\\ada'],
  ['a home folder in JSON', 'a.json', '"C:\\\\Users\\\\ada"', 'names C:\\\\Users\\\\ada'],
  ['a file URL of a machine', 'dist/a.js', 'file:///tmp/ada', 'names /tmp/ada'],
  ['a key', 'dist/index.js', `const key = '${key}'`, 'holds a key that begins with pck_a1a1'],
  ['a test', 'dist/index.test.js', '', 'is of a test'],
  ['a helper of tests', 'test/open-tab.js', '', 'is of a test'],
  ['a snapshot', 'dist/__snapshots__/a.js', '', 'is of a test'],
  [
    'a source of another package',
    'dist/a.js.map',
    map('../../core/src/a.ts'),
    'is made of ../../core/src/a.ts',
  ],
  ['a file URL of a source', 'a.js.map', map('file:///a.ts'), 'is made of file:///a.ts'],
  ['an absolute path of a source', 'dist/a.js.map', map('/opt/a.ts'), 'is made of /opt/a.ts'],
])('findLeaks reports %s (LG12)', (_, name, text, leak) => {
  expect(findLeaks(name, text, ROOT)).toEqual([`${name} ${leak}.`])
})

test.each([
  ['a URL', 'dist/a.js', 'https://app.test/home/page `${url}/work/1` ./tmp/a'],
  ['the prefix of a key', 'dist/a.js', "'pck_' ssk_offline"],
  ['the sources of the package', 'dist/pages/a.js.map', map('../../src/pages/a.ts')],
  ['the name of the testing package', 'dist/testing.js', 'latest/contest'],
])('findLeaks accepts %s (LG12)', (_, name, text) => {
  expect(findLeaks(name, text, ROOT)).toEqual([])
})

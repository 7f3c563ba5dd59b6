import { expect, test } from 'vitest'
import { findLeaks } from './contents.mjs'

const ROOT = '/srv/checkouts/latchkey'
const key = `${'pck'}_${'a1'.repeat(20)}`
const map = (/** @type {string[]} */ ...sources) => JSON.stringify({ version: 3, sources })

test.each([
  ['the root of the clone', 'dist/index.js', `// ${ROOT}/src/index.ts`, `names ${ROOT}`],
  ['a home folder', 'dist/index.js', "'/home/ada/index.ts'", 'names /home/ada'],
  ['a home folder on macOS', 'dist/index.d.ts', '// /Users/ada/x', 'names /Users/ada'],
  ['one on Windows', 'README.md', 'C:\\Users\\ada', 'names C:\\Users\\ada'],
  ['one as JSON has it', 'a.json', '"C:\\\\Users\\\\ada"', 'names C:\\\\Users\\\\ada'],
  ['a file of a machine by its URL', 'dist/a.js', 'file:///tmp/ada', 'names /tmp/ada'],
  ['a key', 'dist/index.js', `const key = '${key}'`, 'holds a key that begins with pck_a1a1'],
  ['a test', 'dist/index.test.js', '', 'is of a test'],
  ['what a test needs', 'test/open-tab.js', '', 'is of a test'],
  ['a snapshot', 'dist/__snapshots__/a.js', '', 'is of a test'],
  [
    'a source outside',
    'dist/a.js.map',
    map('../../core/src/a.ts'),
    'is made of ../../core/src/a.ts',
  ],
  ['a source by its URL', 'a.js.map', map('file:///a.ts'), 'is made of file:///a.ts'],
  ['a source of a machine', 'dist/a.js.map', map('/opt/a.ts'), 'is made of /opt/a.ts'],
])('LG12: %s is found in a package', (_, name, text, leak) => {
  expect(findLeaks(name, text, ROOT)).toEqual([`${name} ${leak}.`])
})

test.each([
  ['an address', 'dist/a.js', 'https://app.test/home/page `${url}/work/1` ./tmp/a'],
  ['what keys begin with', 'dist/a.js', "'pck_' ssk_offline"],
  ['its own sources', 'dist/pages/a.js.map', map('../../src/pages/a.ts')],
  ['the package of the test kit', 'dist/testing.js', 'latest/contest'],
])('LG12: %s is fine', (_, name, text) => {
  expect(findLeaks(name, text, ROOT)).toEqual([])
})

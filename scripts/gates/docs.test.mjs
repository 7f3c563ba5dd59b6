import { expect, test } from 'vitest'
import { atPages, blocksOf, fileOf } from '../../docs/scripts/snippets.mjs'

const page = 'guides/teams.md'
const text = [
  '# Teams',
  '',
  '```ts',
  'await app.getUser()',
  '```',
  '',
  '```sh',
  'ls',
  '```',
  '',
].join('\n')
const known = { shared: ['app', 'user'], own: ['user'], ownFile: 'guides/teams/preamble.js' }

/** @param {string} code @param {string} [language] */
const fileWith = (code, language = 'ts') => fileOf({ page, line: 3, language, code }, known)

test('a block knows its language and its line', () => {
  expect(blocksOf(page, text)).toEqual([
    { page, line: 3, language: 'ts', code: 'await app.getUser()\n' },
    { page, line: 7, language: 'sh', code: 'ls\n' },
  ])
})

test('what a snippet names without declaring it comes from its page, else from all pages', () => {
  const [first] = fileWith('show(app, user)').text.split('\n')
  expect(first).toContain("import { user } from '../../guides/teams/preamble.js'")
  expect(first).toContain("import { app } from '../../../scripts/preamble.js'")
})

test.each([
  'const app = 1',
  'const { app } = project',
  'const { app, user } = project',
  "import { app } from './app'",
  'declare const app: string',
  'function app() {}',
])('%s: nothing is imported over what a snippet has', (code) => {
  const [first] = fileWith(code).text.split('\n')
  expect(first).not.toContain('app')
})

test('a first line that names a file says where the snippet lies', () => {
  expect(fileWith('// src/app.tsx\nlet a').path).toMatch(/guides.teams.src.app\.tsx$/)
  expect(fileWith('let a').path).toMatch(/guides.teams.line-3\.ts$/)
})

test('what the compiler says is told at the line of the page', () => {
  const file = fileWith('let a: string = 1\n')
  const said = `docs/snippets/guides/teams/line-3.ts(2,5): error TS2322: no.`
  expect(atPages([said], [file])).toEqual(['docs/guides/teams.md:4: error TS2322: no.'])
})

test('a block that shows a file is not compiled again', () => {
  const shown = `# Hono\n\n<!-- file: ../recipes/hono.ts -->\n\n\`\`\`ts\nimport './latchkey.js'\n\`\`\`\n\n${text}`
  expect(blocksOf(page, shown).map(({ language }) => language)).toEqual(['ts', 'sh'])
})

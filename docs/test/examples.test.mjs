import { expect, test } from 'vitest'
import { examplesOf, moduleOf } from '../scripts/examples.mjs'
import { atPages, blocksOf, fileOf } from '../scripts/snippets.mjs'

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
/** @param {string} code @param {string} [language] */
const fileWith = (code, language = 'ts') => fileOf({ page, line: 3, language, code })

test('blocksOf returns the language and the line of each code block', () => {
  expect(blocksOf(page, text)).toEqual([
    { page, line: 3, language: 'ts', code: 'await app.getUser()\n' },
    { page, line: 7, language: 'sh', code: 'ls\n' },
  ])
})

test('a file name in the first line sets the path of the snippet', () => {
  expect(fileWith('// src/app.tsx\nlet a').path).toMatch(/guides.teams.src.app\.tsx$/)
  expect(fileWith('let a').path).toMatch(/guides.teams.line-3\.ts$/)
})

test('atPages maps a compiler error to the line of the page', () => {
  const file = fileWith('let a: string = 1\n')
  const compilerError = `docs/snippets/guides/teams/line-3.ts(2,5): error TS2322: no.`
  expect(atPages([compilerError], [file])).toEqual(['docs/guides/teams.md:4: error TS2322: no.'])
})

test('blocksOf omits a block that shows a file', () => {
  const pageText = `# Hono\n\n<!-- file: ../recipes/hono.ts -->\n\n\`\`\`ts\nimport './latchkey.js'\n\`\`\`\n\n${text}`
  expect(blocksOf(page, pageText).map(({ language }) => language)).toEqual(['ts', 'sh'])
})

test('lists the examples of the reference with the anchor of their method', () => {
  const reference = [
    '### ban {#ServerUser-ban}',
    '```ts\nban(): Promise<void>\n```',
    '```tsx\nawait user.ban()\n```',
    '## signedIn {#signedIn}',
    "```tsx\n{ 'POST /teams': team }\n```",
  ].join('\n\n')
  expect(examplesOf('core-server', reference)).toEqual([
    { page: 'core-server', anchor: 'ServerUser-ban', code: 'await user.ban()\n' },
  ])
})

test('declares the variables of an example of the reference with the type of the class', () => {
  const example = { page: 'core', anchor: 'CurrentUser-update', code: 'await user.update({})\n' }
  const entry = { title: '@latchkey/core', variables: { app: 'ClientApp' } }
  expect(moduleOf(example, entry)).toContain('declare const user: entry.CurrentUser')
})

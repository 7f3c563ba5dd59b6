import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocksOf, pages } from '../scripts/snippets.mjs'
import { filesBelow, importSource, root } from '../scripts/sources.mjs'

const locale = join('packages', 'react', 'src', 'locales', 'en')

/** The texts of all hosted pages, which the reference of labels lists. */
async function labels() {
  const parts = await Promise.all(
    (await filesBelow(join(root, locale))).map((name) => importSource(join(locale, name))),
  )
  return parts.flatMap(({ texts }) => Object.values(texts).map(String))
}

/** @param {string} page */
const readBlocks = async (page) => blocksOf(page, await readFile(join(root, 'docs', page), 'utf8'))

test('samples press only buttons that the hosted pages have (85)', async () => {
  const texts = await labels()
  const blocks = (await Promise.all((await pages()).map(readBlocks))).flat()
  const names = blocks.flatMap(({ page, code }) =>
    [...code.matchAll(/getByRole\('(?:button|link)', \{ name: '([^']+)'/g)].map(
      ([, name = '']) => ({
        page,
        name,
      }),
    ),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(({ name }) => !texts.includes(name))).toEqual([])
})

test('the testing guide keeps the files of Vitest and Playwright apart (57)', async () => {
  const blocks = await readBlocks(join('guides', 'testing.md'))
  /** @param {string} file */
  const codeOf = (file) => blocks.find(({ code }) => code.startsWith(`// ${file}\n`))?.code
  expect(codeOf('vitest.config.ts')).toContain("exclude: [...configDefaults.exclude, 'e2e/**']")
  expect(codeOf('playwright.config.ts')).toContain("testDir: './e2e'")
  const specs = blocks.filter(({ code }) =>
    /from '(@latchkey\/testing\/playwright|\.\/test\.js)'/.test(code),
  )
  expect(specs.map(({ code }) => code.split('\n')[0])).toEqual([
    '// e2e/test.ts',
    '// e2e/greets.spec.ts',
  ])
  const installs = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code)
  expect(installs.join('')).toContain('@types/react-dom')
  expect(installs.join('')).toContain('@playwright/test')
})

test('the guide to OAuth providers keeps the project of the app, and says what the file replaces (53)', async () => {
  const text = await readFile(join(root, 'docs', 'guides', 'oauth-providers.md'), 'utf8')
  const [sample] = await readBlocks(join('guides', 'oauth-providers.md')).then((blocks) =>
    blocks.filter(({ code }) => code.startsWith('// latchkey.config.ts')),
  )
  expect(sample?.code).toContain('projectId in .latchkey/dev-project.json')
  for (const method of ['magicLinkEnabled: true', 'passkeyEnabled: true'])
    expect(sample?.code).toContain(method)
  expect(text).toMatch(/replaces the project of `latchkey dev`/)
})

test('each checked cell of the comparison has its date and its source (62)', async () => {
  const text = await readFile(join(root, 'docs', 'comparison.md'), 'utf8')
  const [, section = ''] = /^## Features\n([\s\S]*?)^## /m.exec(text) ?? []
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.flatMap((row) =>
    row
      .split('|')
      .slice(3, -1)
      .map((cell) => cell.trim()),
  )
  expect(cells.length).toBeGreaterThan(0)
  const form = /^(–|\[[^\]]+, \d{4}-\d\d-\d\d\]\(https:\/\/[^)]+\))$/
  expect(cells.filter((cell) => !form.test(cell))).toEqual([])
})

test('the upgrading guide names no changelog that does not exist (63)', async () => {
  const text = await readFile(join(root, 'docs', 'guides', 'upgrading.md'), 'utf8')
  const folders = await readdir(join(root, 'packages'))
  const files = await Promise.all(folders.map((folder) => readdir(join(root, 'packages', folder))))
  const isReleased = files.some((names) => names.includes('CHANGELOG.md'))
  expect(isReleased || text.includes('From the first release on')).toBe(true)
})

test('samples declare no value that a reader lacks', async () => {
  const blocks = (await Promise.all((await pages()).map(readBlocks))).flat()
  const names = blocks.flatMap(({ page, line, code }) =>
    /^(?:export )?declare (?!module)/m.test(code) ? `${page}:${line}` : [],
  )
  expect(names).toEqual([])
})

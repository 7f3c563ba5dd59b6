// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { texts as asks } from '../../src/locales/en/asks.js'
import { texts as entry } from '../../src/locales/en/entry.js'
import { texts as mails } from '../../src/locales/en/mails.js'
import { texts as menus } from '../../src/locales/en/menus.js'
import { texts as settings } from '../../src/locales/en/settings.js'
import { texts as several } from '../../src/locales/en/several.js'
import { texts as shared } from '../../src/locales/en/shared.js'
import { texts as steps } from '../../src/locales/en/steps.js'

const parts = { asks, entry, mails, menus, settings, several, shared, steps }
const keys = Object.values(parts).flatMap((part) => Object.keys(part))

const root = fileURLToPath(new URL('../../', import.meta.url))
const table = readFileSync(`${root}src/pages/pages.ts`, 'utf8')

/** Every page and the groups of translated texts that it loads. */
const pages = [...table.matchAll(/import\('\.\/(.+)\.js'\),\s*\[(.+?)\],/g)].map(
  ([, path = '', names = '']) => [path, names.split(', ') as (keyof typeof parts)[]] as const,
)

/** Keys that are also names of pages, fields or steps. */
const otherMeanings = ['forgotPassword', 'verified']

/** Returns the keys of the texts that a file and its imports use. */
async function keysUsedBy(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`${root}src/pages/${file}.tsx`],
    absWorkingDir: root,
    bundle: true,
    write: false,
    splitting: true,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    conditions: ['@latchkey/source'],
    external: ['react', 'react-dom'],
  })
  const sources = Object.keys(metafile.inputs)
    .filter((name) => name.startsWith('src/') && !name.startsWith('src/locales/'))
    .map((name) => readFileSync(root + name, 'utf8'))
  const names = (source: string, key: string) =>
    source.includes(`'${key}'`) || source.includes(`"${key}"`)
  /** A sentence also uses its title. */
  const titles = (source: string, key: string) =>
    key.endsWith('Title') && new RegExp(`says(=|: )['"]${key.slice(0, -5)}['"]`).test(source)
  return keys.filter((key) => sources.some((source) => names(source, key) || titles(source, key)))
}

it('finds all pages in the table of pages', () => {
  expect(pages).toHaveLength(table.match(/lazyPage\(/g)!.length)
})

describe.each(pages)('texts of the page %s', (file, names) => {
  it('include every text that the page uses, in English and in other languages', async () => {
    const own = { ...shared, ...Object.assign({}, ...names.map((name) => parts[name])) } as object
    const { english } = (await import(/* @vite-ignore */ `${root}src/pages/${file}.tsx`)) as {
      english: object
    }
    expect({ ...shared, ...english }).toEqual(own)
    const missing = (await keysUsedBy(file)).filter((key) => !(key in own))
    expect(missing.filter((key) => !otherMeanings.includes(key))).toEqual([])
  })
})

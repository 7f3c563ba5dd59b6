// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { texts as accountSettings } from '../../src/locales/en/account-settings.js'
import { texts as otherPages } from '../../src/locales/en/other-pages.js'
import { texts as shared } from '../../src/locales/en/shared.js'
import { texts as signIn } from '../../src/locales/en/sign-in.js'

const keys = [accountSettings, otherPages, shared, signIn].flatMap((texts) => Object.keys(texts))

const root = fileURLToPath(new URL('../../', import.meta.url))
const table = readFileSync(`${root}src/pages/pages.ts`, 'utf8')

const pages = [...table.matchAll(/import\('\.\/(.+)\.js'\)/g)].map(([, path = '']) => path)

/** Keys that are also names of pages, fields or steps, and one that every page knows but only the error page shows. */
const otherMeanings = ['forgotPassword', 'verified', 'refusedByApp']

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
    key.endsWith('Title') && new RegExp(`message(=|: )['"]${key.slice(0, -5)}['"]`).test(source)
  return keys.filter((key) => sources.some((source) => names(source, key) || titles(source, key)))
}

it('finds all pages in the table of pages', () => {
  expect(pages).toHaveLength(table.match(/lazyPage\(/g)!.length)
})

describe.each(pages)('texts of the page %s', (file) => {
  it('include every text that the page uses', async () => {
    const { english } = (await import(/* @vite-ignore */ `${root}src/pages/${file}.tsx`)) as {
      english: object
    }
    const missing = (await keysUsedBy(file)).filter((key) => !(key in shared) && !(key in english))
    expect(missing.filter((key) => !otherMeanings.includes(key))).toEqual([])
  })
})

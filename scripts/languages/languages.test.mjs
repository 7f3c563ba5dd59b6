import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../command.mjs'
import { readTexts } from './texts.mjs'

const emails = 'packages/service/src/domain/email/texts'
const react = 'packages/react/src/locales'
const dashboard = 'packages/dashboard/src/locales'
const complete = {
  [`${emails}/en.ts`]: `export const englishTexts = {
    fallback: 'Open this link:',
    rejection: { action: "This wasn't me", done: 'Done.' },
  }`,
  [`${emails}/de.json`]: JSON.stringify({
    fallback: 'Öffnen Sie diesen Link:',
    rejection: { action: 'Das war ich nicht', done: 'Fertig.' },
  }),
  [`${react}/en/shared.ts`]: `export const texts = {
    signIn: 'Sign in',
    minutes: { one: '{count} minute', other: '{count} minutes' },
  }`,
  [`${react}/de/shared.ts`]: `export const texts = {
    signIn: 'Anmelden',
    minutes: { other: '{count} min' },
  }`,
  [`${react}/translations.ts`]: `export const translations = {
    de: async () => (await import('./de/shared.js')).texts,
  }`,
  [`${dashboard}/en/shared.ts`]: `export const texts = { save: 'Save' }`,
  [`${dashboard}/translations.ts`]: `export const translations = {
    de: async () => ({ save: 'Sichern' }),
  }`,
}
const gaps = {
  ...complete,
  [`${emails}/de.json`]: JSON.stringify({ rejection: { done: 'Fertig.' } }),
  [`${react}/de/shared.ts`]: `export const texts = { minutes: '{count} min' }`,
  [`${dashboard}/translations.ts`]: `export const translations = { de: async () => ({}) }`,
}
const lines =
  'de: emails fallback\nde: emails rejection.action\nde: React signIn\nde: dashboard save\n'

/** @type {string} */
let folder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-languages-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** @param {string} script @param {Record<string, string>} files */
const run = async (script, files) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return runCommand(process.execPath, [join(import.meta.dirname, '..', script)], { cwd: folder })
}

describe('npm run languages', () => {
  it('lists the texts of emails, React and the dashboard that a language lacks, and succeeds', async () => {
    expect(await run('languages.mjs', gaps)).toEqual({ code: 0, output: lines })
  })

  it('reports no gap for a language that has all texts with other plural forms', async () => {
    const output = 'Every language has all texts.\n'
    expect(await run('languages.mjs', complete)).toEqual({ code: 0, output })
  })

  it('lists all texts of a part that does not have a language of another part', async () => {
    const { output } = await run('languages.mjs', { ...complete, [`${emails}/fr.json`]: '{}' })
    const missing = ['emails fallback', 'emails rejection.action', 'emails rejection.done']
    const texts = [...missing, 'React signIn', 'React minutes', 'dashboard save']
    expect(output).toBe(texts.map((text) => `fr: ${text}\n`).join(''))
  })

  it('reads the same languages for emails, React and the dashboard', async () => {
    const [emails, ...pages] = (await readTexts(process.cwd())).map(({ translations }) =>
      [...translations.keys()].toSorted(),
    )
    expect(emails).toContain('de')
    expect(pages).toEqual([emails, emails])
  })
})

describe('npm run release', () => {
  it('fails while a language lacks a text, and names it', async () => {
    const { code, output } = await run('release/languages.mjs', gaps)
    expect(code).toBe(1)
    expect(output).toBe(`Translate these texts before the release:\n${lines}`)
  })

  it('passes if every language has all texts', async () => {
    expect(await run('release/languages.mjs', complete)).toEqual({ code: 0, output: '' })
  })

  it('checks the languages before the packages are published', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    expect(scripts.release).toMatch(/ && node scripts\/release\/languages\.mjs && .*publish/)
  })
})

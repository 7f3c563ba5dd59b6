/**
 * Splits `src/locales/<tag>.ts`, one object with all texts of a language, into the parts that English
 * has: `src/locales/<tag>/<part>.ts`.
 *
 * node scripts/split-locale.mjs fr
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const locales = new URL('../src/locales/', import.meta.url)
const read = (path) => readFileSync(new URL(path, locales), 'utf8')

/** Every text by its key, with the comments and the empty line before it. */
function textsIn(source) {
  const body = source.slice(source.indexOf('= {\n') + 4, source.lastIndexOf('\n}') + 1)
  const starts = [...body.matchAll(/^ {2}'?(\w+)'?:/gm)]
  const ends = [0, ...starts.map(({ index }, at) => endOf(body, index, starts[at + 1]?.index))]
  return new Map(starts.map(([, key], at) => [key, body.slice(ends[at], ends[at + 1])]))
}

/** Comments and empty lines before the next key belong to that. */
function endOf(body, from, next = body.length) {
  const lines = body.slice(from, next).split(/(?<=\n)/)
  const last = lines.findLastIndex(
    (line) => /\S/.test(line) && !/^ {2}(\/\*\*|\/\/| \*)/.test(line),
  )
  return from + lines.slice(0, last + 1).join('').length
}

const [tag] = process.argv.slice(2)
const whole = read(`${tag}.ts`)
const texts = textsIn(whole)
const [about = ''] = /^\/\*\*[\s\S]*?\*\/\n/m.exec(whole) ?? []
mkdirSync(new URL(`${tag}/`, locales), { recursive: true })
for (const file of readdirSync(new URL('en/', locales))) {
  const keys = [...textsIn(read(`en/${file}`)).keys()]
  const missing = keys.filter((key) => !texts.has(key))
  if (missing.length > 0) throw new Error(`${tag}.ts has no text for ${missing.join(', ')}.`)
  const own = keys
    .map((key) => texts.get(key))
    .join('')
    .trimStart()
  const part = file.replace('.ts', '')
  const text = `import type { TextsOf } from '../text.js'\n\n${part === 'shared' ? about : ''}\
export const texts: TextsOf<'${part}'> = {\n  ${own}}\n`
  writeFileSync(new URL(`${tag}/${file}`, locales), text)
}
rmSync(new URL(`${tag}.ts`, locales))

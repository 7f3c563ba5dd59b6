/**
 * Puts the texts of a language into the parts that English has, `src/locales/<tag>/<part>.ts`: from
 * `src/locales/<tag>.ts`, one object with all of them, or from the parts that they stand in now, after
 * English has moved some.
 *
 * node scripts/split-locale.mjs fr
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const locales = new URL('../src/locales/', import.meta.url)
const read = (path) => readFileSync(new URL(path, locales), 'utf8')

/** Every text by its key, with the comments and the empty line before it. */
function textsIn(source) {
  const body = source.slice(source.indexOf('= {\n') + 4, source.lastIndexOf('\n}') + 1)
  const starts = [...body.matchAll(/^ {2}'?(\w+)'?:/gm)]
  const ends = [0, ...starts.map(({ index }, at) => endOf(body, index, starts[at + 1]?.index))]
  return starts.map(([, key], at) => [key, body.slice(ends[at], ends[at + 1])])
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
const folder = new URL(`${tag}/`, locales)
mkdirSync(folder, { recursive: true })
const sources = [
  ...(existsSync(new URL(`${tag}.ts`, locales)) ? [read(`${tag}.ts`)] : []),
  ...readdirSync(folder).map((file) => read(`${tag}/${file}`)),
]
const texts = new Map(sources.flatMap(textsIn))
const about = sources.flatMap((source) => /^\/\*\*[\s\S]*?\*\/\n/m.exec(source) ?? [])[0] ?? ''
for (const file of readdirSync(new URL('en/', locales))) {
  const keys = textsIn(read(`en/${file}`)).map(([key]) => key)
  const missing = keys.filter((key) => !texts.has(key))
  if (missing.length > 0) throw new Error(`${tag} has no text for ${missing.join(', ')}.`)
  const own = keys.map((key) => texts.get(key)).join('')
  const part = file.replace('.ts', '')
  const text = `import type { TextsOf } from '../text.js'\n\n${part === 'shared' ? about : ''}\
export const texts: TextsOf<'${part}'> = {\n  ${own.trimStart()}}\n`
  writeFileSync(new URL(file, folder), text)
}
rmSync(new URL(`${tag}.ts`, locales), { force: true })

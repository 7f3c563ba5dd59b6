import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const examples = new URL('../../../examples/', import.meta.url)
const folders = readdirSync(examples, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const files = folders.flatMap(({ name }) => {
  const folder = new URL(`${name}/`, examples)
  const inside = readdirSync(folder).filter((file) => file.startsWith('.env'))
  return inside.map((file): [string, string] => [
    `${name}/${file}`,
    readFileSync(new URL(file, folder), 'utf8'),
  ])
})

it('the examples have environment files (SK10)', () => {
  expect(files.length).toBeGreaterThan(3)
})

it.each(files)('%s contains only development keys (SK10)', (_, text) => {
  const keys = text.split('\n').filter((line) => /^\w+_KEY=/.test(line))
  for (const key of keys) expect(key).toMatch(/^\w+=(pck|ssk|sak|support)_development_\w+$/)
  expect(text).not.toMatch(/-----BEGIN|eyJ[\w-]{10}|_(SECRET|PASSWORD)=./)
})

// Checks that names in the text of pages exist: packages and their entries, scripts, programs, variables.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { blocksOf, pages } from './snippets.mjs'
import { filesBelow, root } from './sources.mjs'

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'))

const packages = async () => {
  const folders = await readdir(join(root, 'packages'))
  return Promise.all(folders.map((name) => readJson(join('packages', name, 'package.json'))))
}

/** @param {string} name @param {any[]} all */
const isEntry = (name, all) =>
  all.some((manifest) => {
    if (name !== manifest.name && !name.startsWith(`${manifest.name}/`)) return false
    // A command installs the package, or runs a file of it.
    if (name === manifest.name || name.startsWith(`${manifest.name}/dist/`)) return true
    const entry = `.${name.slice(manifest.name.length)}`
    return Object.keys(manifest.exports ?? {}).some((key) =>
      key.includes('*') ? entry.startsWith(key.replace('*', '')) : key === entry,
    )
  })

/**
 * Lists every variable that the code reads or sets, and those that are derived from the path of a setting.
 */
const variables = async () => {
  const names = await filesBelow(join(root, 'packages'))
  const sources = names.filter((name) => /^(core|cli|service|testing)\/src\/.*\.ts$/.test(name))
  const texts = await Promise.all(
    sources.map((name) => readFile(join(root, 'packages', name), 'utf8')),
  )
  return new Set(texts.join('\n').match(/\bLATCHKEY_[A-Z_]+\b/g))
}

/**
 * Resolves to a pattern for the variables of the service's settings. A test of the service compares the table with the
 * settings.
 */
const settingsPattern = async () => {
  const guide = await readFile(join(root, 'docs/self-hosting/variables.md'), 'utf8')
  const names = [...guide.matchAll(/^\| `(LATCHKEY_[A-Z_<>]+)`/gm)].map(([, name = '']) => name)
  const patterns = names.map((name) =>
    name.replaceAll('<N>', '(?:\\d+|<N>)').replaceAll('<PROVIDER>', '(?:[A-Z]+|<PROVIDER>)'),
  )
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

/** Programs of other products, which guides install. */
const otherPrograms = new Set([
  'astro',
  'create-next-app',
  'create-react-router',
  'firebase-tools',
  'playwright',
  'tsx',
])

/** @param {string} line @param {{ scripts: object, bins: Set<string>, commands: string[], installed: object }} known */
const faultOf = (line, { scripts, bins, commands, installed }) => {
  const [, script] = /\bnpm run ([\w:-]+)/.exec(line) ?? []
  if (script && !(script in scripts)) return `there is no script ${script}`
  const [, program = '', command] = /\bnpx (?:--yes )?([\w-]+)(?: ([a-z-]+))?/.exec(line) ?? []
  if (program && !otherPrograms.has(program) && !bins.has(program) && !(program in installed))
    return `there is no program ${program}`
  if (program === 'latchkey' && command && !commands.includes(command))
    return `there is no command ${command}`
  return ''
}

/** Resolves to a line for each name that does not exist. */
export const findWrongNames = async () => {
  const all = await packages()
  const bins = new Set(all.flatMap(({ bin = {} }) => Object.keys(bin)))
  const knownVariables = await variables()
  const settings = await settingsPattern()
  const commands = (await readdir(join(root, 'packages/cli/src/commands'))).map((name) =>
    name.replace('.ts', ''),
  )
  const { scripts } = await readJson('package.json')
  const { devDependencies: installed } = await readJson('docs/package.json')
  const site = await readJson('docs/package.json')
  // `dev`, `build` and `preview` are scripts of an app that Vite or Next has created.
  const context = {
    scripts: { ...scripts, ...site.scripts, start: '', 'docs:dev': '' },
    bins,
    commands,
    installed,
  }
  const problems = []
  for (const page of await pages()) {
    const text = await readFile(join(root, 'docs', page), 'utf8')
    for (const [name] of text.matchAll(/@latchkey\/[a-z-]+(?:\/[a-z-]+(?:\.css)?)*/g))
      if (!isEntry(name, all)) problems.push(`docs/${page}: ${name} is no entry of a package`)
    for (const [name] of text.matchAll(/\bLATCHKEY_[A-Z0-9_<>]*[A-Z0-9>]/g))
      if (!knownVariables.has(name) && !settings.test(name))
        problems.push(`docs/${page}: nothing reads ${name}`)
    for (const { language, code, line } of blocksOf(page, text))
      if (language === 'sh')
        for (const [index, command] of code.split('\n').entries()) {
          const fault = faultOf(command, context)
          if (fault) problems.push(`docs/${page}:${line + 1 + index}: ${fault}`)
        }
  }
  return problems
}

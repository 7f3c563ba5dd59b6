import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProjectSeed } from '@latchkey/testing'
import { vi } from 'vitest'
import { blocksOf, pages } from '../scripts/snippets.mjs'

const docs = join(import.meta.dirname, '..')

/** The user whose ID, address and password the samples name. */
export const ADA_ID = '4c9d3a52-5a4e-4f0f-9b4f-0d5a4f9b2a61'
export const ada = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  displayName: 'Ada',
  emailVerified: true,
}

/** Allows everything that a sample does. */
export const seed: TestProjectSeed = {
  displayName: 'Engines',
  users: [ada],
  domains: [{ domain: 'https://app.example.com' }],
  config: {
    magicLinkEnabled: true,
    passkeyEnabled: true,
    clientTeamCreationEnabled: true,
    clientUserDeletionEnabled: true,
    allowUserApiKeys: true,
    allowTeamApiKeys: true,
    anonymousAccountsEnabled: true,
    oauthProviders: [
      { id: 'github', type: 'standard', clientId: 'an ID', clientSecret: 'a secret' },
      { id: 'google', type: 'shared' },
    ],
  },
}

export interface Sample {
  /** The page and line, such as `guides/user.md:3`. */
  name: string
  code: string
  /** The modules of the same page by their file name, which it can import. */
  modules: ReadonlyMap<string, string>
}

/** The modules of frameworks, of React Native and of test runners: only these programs can run them. */
const FOREIGN =
  /from '(next|react-router|@tanstack|expo-|vite|vitest|@playwright|msw|react-dom|@latchkey\/testing\/(playwright|msw)|@latchkey\/react\/(next|react-router|tanstack-start))|hydrateRoot/
/** Parts of a project with several modules, which the tests of the frameworks run. */
const PART = /^\/\/ (\S+\.tsx?)\b/
const SERVER = /'@latchkey\/(core\/(server|admin)|service|testing)'/

/** Samples of users who own projects. Their service is one of its own, which only a server can start. */
export const OWNER = /OwnedProjects|transferProject|of the project internal/

const runsByItself = (code: string) =>
  !FOREIGN.test(code) && (!PART.test(code) || code.startsWith('// latchkey.config.ts'))

/** Resolves to the samples that run by themselves. @param isServer whether they run on a server */
export async function samplesOf(isServer: boolean): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const page of await pages()) {
    const blocks = blocksOf(page, await readFile(join(docs, page), 'utf8'))
    const modules = new Map(
      blocks.flatMap(({ code }) => {
        const [, file] = PART.exec(code) ?? []
        return file === undefined || file.includes('/') ? [] : [[file, code] as const]
      }),
    )
    for (const { language, line, code } of blocks)
      if (/^tsx?$/.test(language) && SERVER.test(code) === isServer && runsByItself(code))
        samples.push({ name: `${page}:${line}`, code, modules })
  }
  return samples
}

/** Groups samples by their page. */
export function pagesOf(samples: readonly Sample[]): [page: string, samples: Sample[]][] {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    const page = sample.name.replace(/:.*/, '')
    groups.set(page, [...(groups.get(page) ?? []), sample])
  }
  return [...groups]
}

/** Runs samples one after the other, without their output. Resolves to the failures. */
export async function failuresOf(
  samples: readonly Sample[],
  run: (sample: Sample) => Promise<unknown>,
): Promise<string[]> {
  const outputs = (['log', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  )
  const failures: string[] = []
  for (const sample of samples)
    await run(sample).catch((error: unknown) => failures.push(`${sample.name}: ${String(error)}`))
  for (const output of outputs) output.mockRestore()
  return failures
}

/** Imports a sample as a new module. The module `./latchkey` exports the global `latchkey`. */
export async function runSample({ code, modules }: Sample): Promise<Record<string, unknown>> {
  await mkdir(join(docs, '.samples'), { recursive: true })
  const folder = await mkdtemp(join(docs, '.samples', 'sample-'))
  try {
    for (const [file, text] of modules) await writeFile(join(folder, file), text)
    await writeFile(join(folder, 'latchkey.ts'), 'export const { latchkey } = globalThis\n')
    await writeFile(join(folder, 'sample.tsx'), `export {}\n${code}`)
    return (await import(join(folder, 'sample.tsx'))) as Record<string, unknown>
  } finally {
    await rm(folder, { recursive: true })
  }
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestProject, type TestProjectSeed } from '@latchkey/testing'
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

/** The file that a sample is. Most are a part of a project with several modules, which the tests of the frameworks run. */
const PART = /^\/\/ (\S+\.tsx?)\b/
/** Those that run by themselves, or with the other modules of their page. */
const WHOLE = new Set([
  'latchkey.config.ts',
  'app.ts',
  'app-with.ts',
  'client.tsx',
  'root.tsx',
  'server.tsx',
  'sign-up.test.ts',
  'greeting.test.tsx',
])
const SERVER = /'@latchkey\/(core\/(server|admin)|service|testing|testing\/msw)'/

/** Samples of users who own projects. Their service is one of its own, which only a server can start. */
export const OWNER = /OwnedProjects|transferProject|of the project internal/

/** Samples of users of an OpenID provider with this ID. */
export const OPENID_PROVIDER = /createOpenIdProvider|signInWithOAuth\('acme'\)/

/** Resolves to the settings of an OpenID provider, which is another project. */
export async function openProvider() {
  const { baseUrl, projectId } = await createTestProject({
    oauthServer: { consentUrl: 'https://app.example.com/handler/oauth-consent' },
  })
  const issuer = `${baseUrl}/api/v1/latchkey/oauth/${projectId}`
  return { id: 'acme', displayName: 'Acme', issuer, clientId: 'engines', clientSecret: 'a secret' }
}

function runsByItself(code: string): boolean {
  const [, file] = PART.exec(code) ?? []
  return file === undefined || WHOLE.has(file)
}

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

/** Resolves to the first block of a page in a language. */
export async function readBlock(page: string, language: string): Promise<string> {
  const blocks = blocksOf(page, await readFile(join(docs, page), 'utf8'))
  return blocks.find((block) => block.language === language)?.code ?? ''
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

/** Makes a sample with tests run them: a test cannot define others. */
const withTests = (code: string) =>
  code.replace(
    /import \{ (expect, )?test \} from 'vitest'/,
    `import { expect } from 'vitest'
export const tests: unknown[] = []
const test = (_name: string, run: () => unknown) => void tests.push(run())`,
  )

/** Imports a sample as a new module. The module `./latchkey` exports the global `latchkey`. */
export async function runSample({ code, modules }: Sample): Promise<Record<string, unknown>> {
  await mkdir(join(docs, '.samples'), { recursive: true })
  const folder = await mkdtemp(join(docs, '.samples', 'sample-'))
  try {
    for (const [file, text] of modules) await writeFile(join(folder, file), text)
    await writeFile(join(folder, 'latchkey.ts'), 'export const { latchkey } = globalThis\n')
    await writeFile(join(folder, 'sample.tsx'), `export {}\n${withTests(code)}`)
    const { tests, ...exported } = (await import(join(folder, 'sample.tsx'))) as Record<
      string,
      unknown
    >
    await Promise.all(Array.isArray(tests) ? tests : [])
    return exported
  } finally {
    await rm(folder, { recursive: true })
  }
}

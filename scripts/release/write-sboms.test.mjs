import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { publishedFolders } from '../gates/packages/published.mjs'
import { writeSboms } from './write-sboms.mjs'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-sbom-'))
afterAll(() => rm(folder, { recursive: true }))

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'))

describe('writeSboms', () => {
  it('lists each library that users install with a published package, with its version', async () => {
    await writeSboms(folder)
    const sboms = await Promise.all(
      (await readdir(folder)).map((name) => readJson(join(folder, name))),
    )
    const packages = await Promise.all(
      (await publishedFolders()).map((name) => readJson(join(name, 'package.json'))),
    )
    for (const { name, version, dependencies = {} } of packages) {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      const sbom = sboms.find(({ metadata }) => metadata.component.purl === purl)
      expect([name, sbom?.bomFormat]).toEqual([name, 'CycloneDX'])
      const purls = new Map(
        sbom.components.map((/** @type {any} */ component) => [
          [component.group, component.name].filter(Boolean).join('/'),
          component.purl,
        ]),
      )
      const libraries = Object.keys(dependencies).filter(
        (library) => !library.startsWith('@latchkey/'),
      )
      expect(libraries.filter((library) => !/@\d+\.\d+/.test(purls.get(library) ?? ''))).toEqual([])
    }
    const service = sboms.find(({ metadata }) => metadata.component.purl.includes('/service@'))
    // Libraries of libraries, too.
    expect(service.components.length).toBeGreaterThan(
      Object.keys((await readJson('packages/service/package.json')).dependencies).length,
    )
  })
})

describe('the daily check of the libraries', () => {
  it('fails on a known vulnerability of any severity, with the times of SECURITY.md', async () => {
    const workflow = await readFile('.github/workflows/dependencies.yml', 'utf8')
    expect(workflow).toMatch(/schedule:\n +- cron: '\d+ \d+ \* \* \*'/)
    // No level and no list of accepted vulnerabilities: each one fails.
    expect(workflow).toMatch(/ audit --prod$/m)
    for (const file of ['package.json', 'pnpm-workspace.yaml'])
      expect(await readFile(file, 'utf8')).not.toMatch(/auditConfig|ignoreCves|ignoreGhsas/)
    const policy = await readFile('SECURITY.md', 'utf8')
    for (const severity of ['critical', 'high', 'moderate or low'])
      expect(policy).toMatch(new RegExp(`\\| ${severity} +\\| \\d+ days +\\|`))
  })
})

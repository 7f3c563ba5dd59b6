import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mustRun } from '../../../../../scripts/command.mjs'
import { findLastRelease } from './last-release.mjs'

const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const openRepository = async () => {
  const folder = await openFolder()
  const packageFolder = join(folder, 'packages', 'service')
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  const git = async (/** @type {string[]} */ ...args) =>
    (await mustRun('git', [...author, ...args], { cwd: folder })).trim()
  await git('init', '--quiet')
  await mkdir(packageFolder, { recursive: true })
  return {
    folder,
    git,
    /** Commits the manifest of the service. @param {Record<string, string>} manifest */
    commit: async (manifest) => {
      await writeFile(join(packageFolder, 'package.json'), JSON.stringify(manifest, null, 2))
      await git('add', '.')
      await git('commit', '--quiet', '--no-gpg-sign', '--message', 'A change')
      return git('rev-parse', 'HEAD')
    },
  }
}

describe('findLastRelease', () => {
  it('finds the commit that set the version while no release has a tag', async () => {
    const { folder, commit } = await openRepository()
    await commit({ version: '0.9.0' })
    const release = await commit({ version: '1.0.0-rc.0' })
    await commit({ version: '1.0.0-rc.0', license: 'MIT' })
    expect(await findLastRelease(folder)).toEqual({ version: '1.0.0-rc.0', commit: release })
  })

  it('prefers the tag of a release, also while the next version is prepared', async () => {
    const { folder, git, commit } = await openRepository()
    const release = await commit({ version: '1.0.0' })
    await git('tag', '@latchkey/service@1.0.0')
    await git('tag', '@latchkey/core@7.0.0')
    await commit({ version: '1.1.0' })
    expect(await findLastRelease(folder)).toEqual({ version: '1.0.0', commit: release })
  })

  it('says how to complete a shallow clone', async () => {
    const { folder, commit } = await openRepository()
    await commit({ version: '0.9.0' })
    await commit({ version: '1.0.0' })
    const clone = await openFolder()
    await mustRun('git', ['clone', '--quiet', '--depth=1', pathToFileURL(folder).href, clone])
    await expect(findLastRelease(clone)).rejects.toThrow('git fetch --unshallow --tags')
  })
})

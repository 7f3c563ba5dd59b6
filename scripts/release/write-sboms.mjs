import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun } from '../command.mjs'
import { publishedFolders } from '../gates/packages/published.mjs'

/**
 * Writes a software bill of materials (CycloneDX JSON) for each published package into a folder. It lists everything that
 * users install with the package.
 *
 * @param {string} folder
 */
export const writeSboms = async (folder) => {
  await mkdir(folder, { recursive: true })
  const filters = (await publishedFolders()).flatMap((name) => ['--filter', `./${name}`])
  const options = ['--sbom-format', 'cyclonedx', '--prod', '--lockfile-only', '--split']
  await mustRun('pnpm', [...filters, 'sbom', ...options, '--out', join(folder, '%s-%v.cdx.json')])
}

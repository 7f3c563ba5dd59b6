// `npm run sbom` writes a software bill of materials (CycloneDX JSON) for each published package into the folder sbom.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun } from './command.mjs'
import { publishedFolders } from './gates/packages/published.mjs'

await mkdir('sbom', { recursive: true })
const filters = (await publishedFolders()).flatMap((folder) => ['--filter', `./${folder}`])
const options = ['--sbom-format', 'cyclonedx', '--prod', '--lockfile-only', '--split']
await mustRun('pnpm', [...filters, 'sbom', ...options, '--out', join('sbom', '%s-%v.cdx.json')])

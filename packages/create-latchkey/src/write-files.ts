import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnFiles } from './templates.js'

const TEMPLATES = new URL('../templates/', import.meta.url)

/** Copies the files of a template into the folder of an app, and adds its scripts to package.json. */
export async function writeFiles(folder: string, files: OwnFiles): Promise<void> {
  await cp(new URL(files.folder, TEMPLATES), folder, { recursive: true })
  const path = join(folder, 'package.json')
  const manifest: { scripts?: Record<string, string> } = JSON.parse(await readFile(path, 'utf8'))
  const scripts = { ...manifest.scripts, ...files.scripts }
  await writeFile(path, `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`)
}

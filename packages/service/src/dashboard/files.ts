import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join, sep } from 'node:path'

interface DashboardFile {
  body: Buffer<ArrayBuffer>
  contentType: string
  /** The compressed forms that the build wrote, by the name of their encoding. */
  compressed: ReadonlyMap<string, Buffer<ArrayBuffer>>
}

/** The encodings in the order in which the service prefers them, with the ends of the names of their files. */
const encodings = { br: '.br', gzip: '.gz' }

/** The files of the built dashboard by their path below `/dashboard/`, such as `assets/index-abc.js`. */
export type DashboardFiles = ReadonlyMap<string, DashboardFile>

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const NOT_INSTALLED =
  'The setting dashboard needs the package @latchkey/dashboard. Install it with "npm install @latchkey/dashboard".'

/** Reads the built dashboard into memory: a request then names an entry of this map, not a path on the disk. */
export async function readDashboardFiles(folder: string): Promise<DashboardFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`The dashboard is not built: ${folder} is missing. Run "npm run build".`)
  })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(folder.length + 1).replaceAll(sep, '/'), await readFile(path)] as const
  })
  const bodies = new Map(await Promise.all(read))
  const isCompressed = (path: string) => Object.values(encodings).some((end) => path.endsWith(end))
  return new Map(
    [...bodies]
      .filter(([path]) => !isCompressed(path))
      .map(([path, body]) => {
        const contentType = contentTypes[extname(path)] ?? 'application/octet-stream'
        const compressed = Object.entries(encodings).flatMap(([encoding, end]) => {
          const content = bodies.get(`${path}${end}`)
          return content ? [[encoding, content] as const] : []
        })
        return [path, { body, contentType, compressed: new Map(compressed) }]
      }),
  )
}

/**
 * Returns the folder of the built dashboard.
 *
 * @throws Error if the package is not installed
 */
export function findDashboard(): string {
  try {
    const { resolve } = createRequire(import.meta.url)
    return join(dirname(resolve('@latchkey/dashboard/package.json')), 'dist')
  } catch (cause) {
    throw new Error(NOT_INSTALLED, { cause })
  }
}

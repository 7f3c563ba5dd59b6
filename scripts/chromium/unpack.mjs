// Unpacks the Chromium of @sparticuz/chromium. The code of that package is not used: it unpacks
// into the temp folder, reuses any version there, and disables web security.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const packageFolder = dirname(
  dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))),
)

// Chromium uses only its own fonts: with fonts of the machine, text would wrap differently on each.
// The folder is relative to this file, so that a moved checkout still finds it.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** @param {string} name */
const packed = (name) => createReadStream(join(packageFolder, 'bin', name))

/** @param {string} name @param {string} folder */
const untar = async (name, folder) => {
  // tar-fs is a dependency of the package, so it is resolved from there.
  const { extract } = createRequire(join(packageFolder, 'package.json'))('tar-fs')
  await pipeline(packed(name), createBrotliDecompress(), extract(folder))
}

/** @param {string} folder */
const unpackInto = async (folder) => {
  await Promise.all([
    pipeline(
      packed('chromium.br'),
      createBrotliDecompress(),
      createWriteStream(join(folder, 'chromium'), { mode: 0o755 }),
    ),
    untar('al2023.tar.br', folder),
    untar('fonts.tar.br', folder),
  ])
  await writeFile(join(folder, 'fonts.conf'), fontsConf)
}

/** @param {string} from @param {string} to */
const moveUnlessThere = async (from, to) => {
  try {
    await rename(from, to)
  } catch (error) {
    // Another process was first; its copy is identical.
    if (!existsSync(to)) throw error
    await rm(from, { recursive: true })
  }
}

/**
 * Unpacks the Chromium of this checkout once per version. Safe to call from several processes:
 * each unpacks into a temporary folder and moves it in one step.
 */
export const unpackChromium = async () => {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(cacheFolder, `chromium-${version}`)
  if (!existsSync(folder)) {
    await mkdir(cacheFolder, { recursive: true })
    const draft = await mkdtemp(`${folder}-`)
    await unpackInto(draft)
    await moveUnlessThere(draft, folder)
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findChromium, launch } from '../chromium.mjs'

const { resolve } = createRequire(import.meta.url)
/** @param {string} name */
const folderOf = (name) => dirname(resolve(`@expo-google-fonts/${name}/package.json`))
// Only one weight of the monospace font: the others would also stand for weights that the font of the text lacks.
const fontFolders = [folderOf('noto-sans-arabic'), join(folderOf('noto-sans-mono'), '400Regular')]

/**
 * Starts Chromium with an Arabic and a monospace font beside its own fonts, which have neither. Tests do without them,
 * because they compare sizes and not pictures. The caller calls `close`.
 */
export async function launchWithFonts() {
  const { env } = await findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-fonts-'))
  const fontsFile = join(folder, 'fonts.conf')
  await writeFile(
    fontsFile,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf'}</include>
  ${fontFolders.map((path) => `<dir>${path}</dir>`).join('\n  ')}
  <alias binding="strong"><family>monospace</family><prefer><family>Noto Sans Mono</family></prefer></alias>
</fontconfig>
`,
  )
  const browser = await launch({ env: { ...env, FONTCONFIG_FILE: fontsFile } })
  const close = async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  }
  return { browser, close }
}

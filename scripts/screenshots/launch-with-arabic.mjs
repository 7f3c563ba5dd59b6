import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findChromium, launch } from '../chromium.mjs'

const fonts = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-arabic/package.json'),
)

/**
 * Starts Chromium with an Arabic font beside its own fonts, which have no Arabic letters. Tests do without it, because
 * they compare sizes and not pictures. The caller calls `close`.
 */
export async function launchWithArabic() {
  const { env } = await findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-fonts-'))
  const fontsFile = join(folder, 'fonts.conf')
  await writeFile(
    fontsFile,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf'}</include>
  <dir>${fonts}</dir>
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

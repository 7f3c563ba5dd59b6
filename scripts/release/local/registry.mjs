import { spawn } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { mustRun } from '../../command.mjs'
import { packedFolder } from '../../gates/packages/packed.mjs'
import { writeJson } from '../../install/fresh-folder.mjs'
import { untilAnswered } from '../../start/answer.mjs'
import { freePort } from '../../start/free-port.mjs'

/** Later versions need Node 22. */
const VERDACCIO = '6.8.0'

/** Our packages come from this machine only, all others from the registry that npm uses. @param {string} uplink */
const configuration = (uplink) => `storage: ./storage
uplinks:
  upstream:
    url: ${uplink}
packages:
  '@latchkey/*': { access: $all, publish: $all }
  '{latchkey,create-latchkey}': { access: $all, publish: $all }
  '**': { access: $all, proxy: upstream }
log: { type: stdout, format: pretty, level: error }
`

/** @param {string} folder */
const install = async (folder) => {
  await writeJson(folder, 'package.json', {
    private: true,
    dependencies: { verdaccio: VERDACCIO },
    // A plugin asks for a dist-tag, which not every mirror of the registry has.
    overrides: { 'node-fetch': '2.7.0' },
  })
  await mustRun('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
}

/** Publishes the packed packages. @param {string} registry @param {string} userconfig */
const publishPacked = async (registry, userconfig) => {
  for (const tarball of await readdir(packedFolder)) {
    // Only the release can sign where it was built.
    const options = ['--registry', registry, '--tag', 'latest', '--provenance', 'false']
    await mustRun('npm', [
      'publish',
      resolve(packedFolder, tarball),
      ...[...options, '--userconfig', userconfig],
    ])
  }
}

/**
 * Starts a registry on this machine and publishes the packed packages to it.
 *
 * @param {string} parent a folder in which the registry stores everything
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export const startRegistry = async (parent) => {
  const folder = join(parent, 'registry')
  await mkdir(folder)
  await install(folder)
  const uplink = (await mustRun('npm', ['config', 'get', 'registry'])).trim()
  await writeFile(join(folder, 'config.yaml'), configuration(uplink))
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const program = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio')
  const child = spawn(
    process.execPath,
    [program, '--config', 'config.yaml', '--listen', `localhost:${port}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const stop = () => child.kill()
  const exit = new AbortController()
  child.once('exit', (code) => exit.abort(new Error(`The registry ended with exit code ${code}.`)))
  try {
    await untilAnswered(`${url}-/ping`, { signal: exit.signal })
    // npm publishes only with a token; the registry accepts any.
    const userconfig = join(folder, '.npmrc')
    await writeFile(userconfig, `//localhost:${port}/:_authToken=local\n`)
    await publishPacked(url, userconfig)
  } catch (error) {
    stop()
    throw error
  }
  return { url, stop }
}

// nginx and Caddy with the configuration of the guides. Only addresses, ports, certificates and paths differ.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../../scripts/start/free-port.mjs'
import { untilTrue } from './postgres.mjs'

const guides = fileURLToPath(new URL('../../../../../docs/self-hosting', import.meta.url))

/**
 * Returns a block of code of a guide.
 *
 * @param {string} page
 * @param {string} language
 * @param {string} text that it contains
 */
export async function readBlock(page, language, text) {
  const guide = await readFile(join(guides, page), 'utf8')
  const blocks = [...guide.matchAll(/```(\w+)\n([^]*?)```/g)]
  const block = blocks.find(([, type, code = '']) => type === language && code.includes(text))
  if (block?.[2] === undefined) throw new Error(`${page} has no block of code with "${text}".`)
  return block[2]
}

/** Replaces the ports of the guide. @param {string} text @param {readonly number[]} ports */
const withPorts = (text, ports) =>
  text.replaceAll(/127\.0\.0\.1:(471\d)/g, (_, port) => `127.0.0.1:${ports[Number(port) - 4710]}`)

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ url: string, folder: string }} options
 */
async function startProxy(program, args, { url, folder }) {
  const child = spawn(program, args, {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk) => (log += chunk))
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${program} is needed: ${error.message}`)
  })
  const ended = once(child, 'exit')
  const listens = untilTrue(async () => (await fetch(`${url}/health`)).ok)
  await Promise.race([listens, failed])
  return {
    url,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Starts nginx in front of processes of the service.
 *
 * @param {string} folder
 * @param {readonly number[]} ports of the processes
 */
export async function startNginx(folder, ports) {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const upstream = withPorts(await readBlock('scale.md', 'nginx', 'upstream latchkey'), ports)
  const [, format = '', server = ''] =
    /(log_format[^;]+;)[^]*?(server \{\s+listen 443 ssl[^]*\n\})/.exec(
      await readBlock('proxy.md', 'nginx', 'listen 443 ssl'),
    ) ?? []
  const own = server
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '')
    .replace('/var/log/nginx/latchkey.log', join(folder, 'access.log'))
    .replace('http://127.0.0.1:4710', 'http://latchkey')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  const settings = ['daemon off;', `pid ${join(folder, 'nginx.pid')};`, 'error_log stderr;']
  const http = ['http {', ...paths, format, upstream, own, '}']
  await writeFile(file, [...settings, 'events {}', ...http].join('\n'))
  return startProxy('nginx', ['-c', file, '-p', folder], {
    url: `http://127.0.0.1:${port}`,
    folder,
  })
}

/**
 * Starts Caddy in front of processes of the service.
 *
 * @param {string} folder
 * @param {readonly number[]} ports of the processes
 */
export async function startCaddy(folder, ports) {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const site = withPorts(await readBlock('scale.md', 'txt', 'reverse_proxy'), ports)
  const file = join(folder, 'Caddyfile')
  const own = site.replace('auth.example.com', `http://127.0.0.1:${port}`)
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${own}`)
  return startProxy('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    url: `http://127.0.0.1:${port}`,
    folder,
  })
}

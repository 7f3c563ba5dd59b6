// The features of curl that the commands of the README need.
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
  },
})

const [url = ''] = positionals
const { request, header, data } = values
const headers = header.map((line) => /** @type {[string, string]} */ (line.split(/: (.*)/, 2)))
const method = request ?? (data === undefined ? 'GET' : 'POST')
const response = await fetch(url, { method, headers, ...(data !== undefined && { body: data }) })
process.stdout.write(await response.text())

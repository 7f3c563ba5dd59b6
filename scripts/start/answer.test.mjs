import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAnswered } from './answer.mjs'

/** @type {Record<string, number>} */
const requests = {}
const server = createServer((request, response) => {
  const url = request.url ?? ''
  requests[url] = (requests[url] ?? 0) + 1
  response.statusCode = url === '/never' || requests[url] < 3 ? 503 : 200
  response.end()
})
let origin = ''

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})

afterAll(() => void server.close())

const never = new AbortController().signal

test('polls until the response is a success', async () => {
  await untilAnswered(`${origin}/`, { signal: never })
  expect(requests['/']).toBe(3)
})

test('rejects with the URL after the time limit', async () => {
  const waiting = untilAnswered(`${origin}/never`, { signal: never, patience: 50 })
  await expect(waiting).rejects.toThrow(`${origin}/never gave no answer within 0.05 s.`)
})

test('rejects when the signal is aborted', async () => {
  const stopping = new AbortController()
  const waiting = untilAnswered(`${origin}/never`, { signal: stopping.signal })
  stopping.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
})

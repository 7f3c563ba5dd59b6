import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { CallRequest, MeasuredCall } from './calls.js'

/** Throughput and latency of a call. */
export interface Measurement {
  perSecond: number
  /** Milliseconds; NaN if no request was answered in time. */
  p50: number
  /** Milliseconds. */
  p99: number
  /** Responses with a status of 400 and more: the service rejects what it cannot handle in time. */
  rejected: number
}

export interface Load {
  /** Addresses of the processes among which the connections are divided. */
  urls: readonly string[]
  connections: number
  seconds: number
}

/** Time that a server needs to end the requests of closed connections. */
const REST_MILLIS = 300
/** Requests that one connection sends in turn. */
const REQUESTS = 50

/** Measures a call for some seconds. Each connection sends requests of other users. */
export async function measureCall(
  { name, request }: MeasuredCall,
  { urls, connections, seconds }: Load,
): Promise<Measurement> {
  console.log(`${name}: ${connections} connections, ${urls.length} processes`)
  const millis: number[] = []
  let rejected = 0
  let requestCount = 0
  const start = performance.now()
  const runs = urls.slice(0, connections).map(async (url, index, used) => {
    const share = Math.floor((connections + index) / used.length)
    const { errors } = await autocannon({
      url,
      connections: share,
      duration: seconds,
      setupClient: (client) => {
        const first = requestCount
        requestCount += REQUESTS
        client.on('response', (status, _bytes, responseTime) => {
          if (status < 400) millis.push(responseTime)
          else rejected += 1
        })
        client.setRequests(
          Array.from({ length: REQUESTS }, (_, n) => toRequest(url, request(first + n))),
        )
      },
    })
    if (errors > 0) throw new Error(`${name}: ${errors} requests failed.`)
  })
  await Promise.all(runs)
  const duration = performance.now() - start
  await setTimeout(REST_MILLIS)
  return { ...summaryOf(millis, duration), rejected }
}

function toRequest(url: string, { method, path, headers, body }: CallRequest) {
  const prefix = new URL(url).pathname.replace(/\/$/, '')
  return { method, path: prefix + path, headers, ...(body !== undefined && { body }) }
}

/** Measures work several times, over some connections, without the preparation that each run needs. */
export async function measureEach<Prepared>(
  { count, connections }: { count: number; connections: number },
  prepare: () => Promise<Prepared>,
  work: (prepared: Prepared) => Promise<unknown>,
): Promise<Measurement> {
  const millis: number[] = []
  let duration = 0
  for (let done = 0; done < count; done += connections) {
    const prepared: Prepared[] = []
    while (prepared.length < connections) prepared.push(await prepare())
    const start = performance.now()
    await Promise.all(
      prepared.map(async (each) => {
        await work(each)
        millis.push(performance.now() - start)
      }),
    )
    duration += performance.now() - start
  }
  return { ...summaryOf(millis, duration), rejected: 0 }
}

function summaryOf(millis: number[], duration: number): Omit<Measurement, 'rejected'> {
  const sorted = millis.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN
  return { perSecond: (millis.length / duration) * 1000, p50: at(0.5), p99: at(0.99) }
}

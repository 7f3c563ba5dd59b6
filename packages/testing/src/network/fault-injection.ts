import { setTimeout } from 'node:timers/promises'
import type { Fault, FaultPlan, Target } from './faults.js'

/** How often a fault affects its endpoint. */
export interface Times {
  /** Number of requests. Default: 1. */
  times?: number
}

/** Faults between a client and its service. `*` affects every request. */
export interface FaultInjection {
  /** Makes a request fail like a lost connection. The request does not reach the service. */
  fail(target: Target, options?: Times): void
  /** Responds with 429, as a proxy in front of the service would. */
  respond429(target: Target, options?: Times & { retryAfter?: number | string }): void
  /** Delays a request: by milliseconds, or until a promise settles. */
  delay(target: Target, until: number | Promise<unknown>, options?: Times): void
  /** Drops the response of a request that the service has processed. */
  dropAnswer(target: Target, options?: Times): void
  /** Replaces the response, such as by the page of a proxy or by a malformed body. */
  replaceAnswer(target: Target, answer: ResponseInit & { body?: string }, options?: Times): void
}

export function createFaultInjection(plan: FaultPlan): FaultInjection {
  const add = (target: Target, fault: Fault, options: Times = {}) =>
    plan.add(target, fault, options.times ?? 1)
  return {
    fail: (target, options) => add(target, { kind: 'fail' }, options),
    respond429: (target, options) =>
      add(target, { kind: 'answer', make: () => tooMany(options?.retryAfter) }, options),
    delay: (target, until, options) =>
      add(target, { kind: 'delay', until: async () => waitFor(until) }, options),
    dropAnswer: (target, options) => add(target, { kind: 'dropAnswer' }, options),
    replaceAnswer: (target, { body, ...init }, options) =>
      add(target, { kind: 'answer', make: () => new Response(body ?? null, init) }, options),
  }
}

const waitFor = (until: number | Promise<unknown>) =>
  typeof until === 'number' ? setTimeout(until) : until

const tooMany = (retryAfter: number | string | undefined) =>
  new Response('Too many requests', {
    status: 429,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
  })
